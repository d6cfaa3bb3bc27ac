import { answerParent } from '../../workers/child-process.ts';
import { paint } from '../drawing/paint.ts';
import type { Picture, Presenters } from '../presenter/presenter.ts';
import { rect, type Scene, text } from '../shapes/scene.ts';
import type { PainterReply, PainterRequest, PictureOrder } from './order.ts';

const BOX = { x: 0, y: 0, w: 64, h: 64 };
const TRIAL: Scene = {
  width: BOX.w,
  height: BOX.h,
  items: [rect('ground', BOX, { fill: '#ffffff' }), text('letters', BOX, 'Aa', { fill: '#000000' })],
};

const ordered = async (
  presenters: Presenters,
  { game, language, what, given }: PictureOrder,
): Promise<Picture | undefined> => {
  const presenter = presenters[game]?.(language);
  const made = presenter?.[what] as
    | ((...given: readonly unknown[]) => Promise<Picture | undefined>)
    | undefined;
  if (!made) throw new Error(`nobody paints ${what} of ${game}`);
  return made(...given);
};

const tried = async (): Promise<undefined> => {
  await paint(TRIAL);
};

const answered = async (presenters: Presenters, order: PainterRequest): Promise<PainterReply> => {
  const { number } = order;
  try {
    const picture = await (order.what === 'trial' ? tried() : ordered(presenters, order));
    return { number, picture, rss: process.memoryUsage.rss() };
  } catch (error) {
    const fault = error instanceof Error ? String(error.stack) : String(error);
    return { number, fault, rss: process.memoryUsage.rss() };
  }
};

/** Answers the orders for pictures that `Studio` sends to this process, which does no other work. */
export const servePictures = (presenters: Presenters): void =>
  answerParent<PainterRequest, PainterReply>(order => answered(presenters, order));
