import type { Lease } from '../../store/index.ts';
import { Instance } from './take-over.ts';

const WAITING = 'a person held the database who may be gone: looking for a sign of life for 30 s';

/** Makes an instance whose `take` rejects with a HeldError instead of waiting, while a bot is running on the database. */
export const impatient = (say: (line: string) => void): Instance =>
  new Instance({ impatient: true, say: () => say(WAITING), trouble: () => {} });

/** Rejects with a HeldError while a bot runs on this database. The function only reads the database. */
export async function refuseHeld(
  lease: Pick<Lease, 'read' | 'parts'>,
  say: (line: string) => void,
): Promise<void> {
  const watching = impatient(say);
  const dead = new Set<string>();
  await watching.take({
    read: () => lease.read(),
    parts: async () => (await lease.parts()).filter(({ holder }) => !dead.has(holder)),
    sweep: async ({ holder }) => {
      dead.add(holder);
      return true;
    },
    take: async () => true,
    renew: async () => true,
    release: async () => {},
  });
  watching.pause();
}
