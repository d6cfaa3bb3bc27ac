import { serve } from '../workers/serve.ts';
import type { PainterReply, PainterRequest } from './order.ts';
import type { Picture, Presenters } from './presenter.ts';

const paint = async (
  presenters: Presenters,
  { game, language, what, given }: PainterRequest,
): Promise<Picture | undefined> => {
  const presenter = presenters[game]?.(language);
  const made = presenter?.[what] as
    | ((...given: readonly unknown[]) => Promise<Picture | undefined>)
    | undefined;
  if (!made) throw new Error(`nobody paints ${what} of ${game}`);
  return made(...given);
};

const answered = async (presenters: Presenters, order: PainterRequest): Promise<PainterReply> => {
  const { number } = order;
  try {
    const picture = await paint(presenters, order);
    return { number, picture, rss: process.memoryUsage.rss() };
  } catch (error) {
    const fault = error instanceof Error ? String(error.stack) : String(error);
    return { number, fault, rss: process.memoryUsage.rss() };
  }
};

/** A process that paints what the studio orders. */
export const servePictures = (presenters: Presenters): void =>
  serve<PainterRequest, PainterReply>(order => answered(presenters, order));
