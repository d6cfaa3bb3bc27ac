/** Answers every request in a process of its own, which ends with its parent. */
export function serve<Request, Reply>(answer: (request: Request) => Promise<Reply>): void {
  process.on('message', (request: Request) => {
    // Whoever asked may have gone meanwhile: nobody wants it then.
    void answer(request).then(reply => process.send?.(reply, undefined, undefined, () => {}));
  });
  process.on('disconnect', () => process.exit());
  // What a terminal sends goes to all: the bot says when to go, once what is under way is done.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
}
