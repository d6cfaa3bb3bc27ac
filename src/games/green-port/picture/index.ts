export { boardScene } from './board.ts';
export { endingScene } from './ending.ts';
