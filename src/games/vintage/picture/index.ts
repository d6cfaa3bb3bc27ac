export { boardScene } from './board.ts';
export { isSeen } from './ghosts.ts';
export { wideScene } from './wide.ts';
