/** Made-up players of the gallery. */
export interface Person {
  name: string;
  robot: boolean;
}

const NAMES = ["Ana", "Bia", "Caio", "Tereza", "Zeca", "Vó Lourdes", "Rafa", "Maria Antônia"];

export const PEOPLE: readonly Person[] = NAMES.map((name, place) => ({ name, robot: place % 3 === 1 }));

export const person = (seat: number): Person => PEOPLE[seat % PEOPLE.length] ?? { name: "Ana", robot: false };
