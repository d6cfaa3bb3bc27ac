import { AsyncLocalStorage } from 'node:async_hooks';

const answers = new AsyncLocalStorage<{ failed: boolean }>();

/** Runs work. Returns its result, and whether one of its pictures failed. */
export async function withPictures<Done>(
  work: () => Promise<Done>,
): Promise<{ readonly done: Done; readonly failed: boolean }> {
  const pictures = { failed: false };
  const done = await answers.run(pictures, work);
  return { done, failed: pictures.failed };
}

/** Records that a picture of the present work is missing, although the game has it. */
export function pictureFailed(): void {
  const pictures = answers.getStore();
  if (pictures) pictures.failed = true;
}

/** Returns a picture that a message can do without. Undefined where the painting fails. */
export async function spared<Picture>(
  draw: () => Promise<Picture>,
  failed: (error: unknown) => void,
): Promise<Picture | undefined> {
  try {
    return await draw();
  } catch (error) {
    pictureFailed();
    failed(error);
    return undefined;
  }
}
