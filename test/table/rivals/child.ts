import { carryOut, type Evening, type RivalAction, tableOf } from './actions.ts';

export interface RivalRequest {
  readonly number: number;
  readonly evening: Evening;
  readonly action: RivalAction;
}

const { table } = await tableOf(process.argv[2] ?? '');
const answer = (message: object): void => void process.send?.(message);

process.on('message', async ({ number, evening, action }: RivalRequest) => {
  try {
    answer({ number, answer: await carryOut(table, evening, action) });
  } catch (error) {
    answer({ number, error: String(error instanceof Error ? error.stack : error) });
  }
});
process.on('disconnect', () => process.exit());
answer({ ready: true });
