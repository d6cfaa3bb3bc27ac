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

const deliver = (delivery: Omit<PainterReply, 'rss'>): void => {
  const rss = process.memoryUsage.rss();
  // The studio may have gone meanwhile: nobody wants it then.
  process.send?.({ ...delivery, rss } satisfies PainterReply, undefined, undefined, () => {});
};

/** A process that paints what the studio orders, and is gone with it. */
export function serve(presenters: Presenters): void {
  process.on('message', (order: PainterRequest) => {
    paint(presenters, order).then(
      picture => deliver({ number: order.number, picture }),
      error =>
        deliver({
          number: order.number,
          fault: error instanceof Error ? String(error.stack) : String(error),
        }),
    );
  });
  process.on('disconnect', () => process.exit());
  // What a terminal sends goes to both: the bot says when to go, once the pictures under way are made.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
}
