# End

end-max_deals = The agreed number of hands has been played.
end-truco_at_eleven = There is no truco one point from the end: whoever called it has lost.
again = Play another
record = Save the record
verify = Check it
verdict-fails = The record does not hold.
home = Back to the start
