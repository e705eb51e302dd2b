/** The address of the sprite with the drawings of the cards. It changes when they do, so that browsers may keep it. */
export { default as sprite } from "../public/cards/sprite.svg?no-inline";
