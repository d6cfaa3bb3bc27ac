/** Answers every request of the parent process. This process ends when its parent ends. */
export function serve<Request, Reply>(answer: (request: Request) => Promise<Reply>): void {
  process.on('message', (request: Request) => {
    // If the parent has ended meanwhile, a failure to send the reply is ignored.
    void answer(request).then(reply => process.send?.(reply, undefined, undefined, () => {}));
  });
  process.on('disconnect', () => process.exit());
  // A terminal sends its signal to all processes. This process ignores it, since only the bot may end it, after the bot's own
  // work is done.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
}
