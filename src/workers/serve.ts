/** Answers every request of the parent process; this process ends with its parent. */
export function serve<Request, Reply>(answer: (request: Request) => Promise<Reply>): void {
  process.on('message', (request: Request) => {
    // The parent may have ended meanwhile; then the reply is not needed.
    void answer(request).then(reply => process.send?.(reply, undefined, undefined, () => {}));
  });
  process.on('disconnect', () => process.exit());
  // A terminal's signal reaches all processes, but only the bot ends this one, once its work is done.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
}
