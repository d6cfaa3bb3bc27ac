import type { HostBlockKind } from '../../store/index.ts';
import { CLOSED_BY_OPERATOR } from '../match/closed-places.ts';
import { blockScope, markFor } from '../people/forgotten-people.ts';
import { answerOf, counted, type HostAnswer, refusedLine } from './answer.ts';
import { benched } from './blocks.ts';
import { type HostServices, idOf, isKnown, unknownId } from './host-services.ts';

async function blockPerson(host: HostServices, id: string): Promise<string> {
  await host.units.of(`person ${id}`, ({ repositories }) =>
    repositories.privacy.dropOwn(id, 'tableWishes', 'seeks', 'watchers', 'letters'),
  );
  const { running, lobby } = await benched(host.units, id);
  return `The bot answers this person no more, except to show or delete their data. Stand-ins play in ${counted(running, 'game')}, and the person is out of ${counted(lobby, 'open table')}.`;
}

async function blockServer(host: HostServices, id: string): Promise<string> {
  await host.units.of(`server ${id}`, ({ repositories }) => repositories.seeks.forgetGuild(id));
  const games = await host.outbox.parkGuild(id, CLOSED_BY_OPERATOR);
  return `The bot answers nobody in this server and posts nothing there; ${counted(games.length, 'game')} parked.`;
}

export async function block(
  host: HostServices,
  kind: HostBlockKind,
  typed: string,
  reason: string | null,
): Promise<HostAnswer> {
  const id = await idOf(host, kind, typed);
  if (typeof id !== 'string') return id;
  if (id === host.by) return refusedLine('You are this person: you can not block yourself.');
  const warning = (await isKnown(host, id)) ? [] : [unknownId(kind, id)];
  const news = await host.units.of('host blocks', ({ repositories, at }) =>
    repositories.host.block({ kind, id, reason, at }),
  );
  await host.blocks.refresh();
  if (!news)
    return refusedLine(
      `This ${kind} is blocked already. \`unblock ${kind} ${id}\` ends that, \`blocks\` lists all.`,
    );
  const effect = await (kind === 'person' ? blockPerson : blockServer)(host, id);
  return answerOf(...warning, `Blocked: ${kind} ${id}.`, effect);
}

export async function unblock(host: HostServices, kind: HostBlockKind, typed: string): Promise<HostAnswer> {
  const id = await idOf(host, kind, typed);
  if (typeof id !== 'string') return id;
  const { store } = host.units;
  const mark = kind === 'person' ? await markFor(store, blockScope, id) : undefined;
  const ended = await host.units.of('host blocks', ({ repositories }) =>
    repositories.host.unblock(kind, mark === undefined ? [id] : [id, mark]),
  );
  await host.blocks.refresh();
  if (!ended) return refusedLine(`This ${kind} is not blocked. \`blocks\` lists all.`);
  if (kind === 'person')
    return answerOf(`Unblocked: person ${id}. Stand-ins play on until this person returns to a game.`);
  await host.outbox.unpark({ guildId: id });
  await host.units.of('host blocks', async ({ repositories, refresh }) => {
    await repositories.leagues.hurry({ guildId: id });
    await repositories.duplicates.hurry({ guildId: id });
    refresh();
  });
  return answerOf(`Unblocked: server ${id}. The bot posts there again.`);
}
