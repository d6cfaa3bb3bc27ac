import type { Scene } from '../../../src/presentation/shapes/scene.ts';

const scenes: Scene[] = [];
const BEFORE = 'scene:';
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Stores a scene instead of drawing it. Returns a one-pixel picture followed by the scene's number. */
export function held(scene: Scene): Buffer {
  scenes.push(scene);
  return Buffer.concat([DOT, Buffer.from(`${BEFORE}${scenes.length - 1}`)]);
}

export function sceneIn(file: Buffer): { readonly number: number; readonly scene: Scene } | undefined {
  const at = file.indexOf(BEFORE, DOT.length);
  const number = at === DOT.length ? Number(file.subarray(at + BEFORE.length).toString()) : -1;
  const scene = scenes[number];
  return scene && { number, scene };
}

export const heldScene = (number: number): Scene | undefined => scenes[number];
