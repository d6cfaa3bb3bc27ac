/** Answers every request in a process of its own, which ends with its parent. */
export function serve<Request, Reply>(answer: (request: Request) => Promise<Reply>): void {
  process.on('message', (request: Request) => {
    // The parent may have gone meanwhile; then no one needs the reply.
    void answer(request).then(reply => process.send?.(reply, undefined, undefined, () => {}));
  });
  process.on('disconnect', () => process.exit());
  // A terminal's signal reaches all processes, but the bot ends this one once its work is done.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
}
