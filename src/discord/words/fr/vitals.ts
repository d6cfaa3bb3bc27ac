import { grammar } from '../../../stage/grammar.ts';
import type { Timing } from '../../ports.ts';
import type { VitalsWords } from '../en/vitals.ts';
import { milliseconds, seconds, tenths } from '../figures.ts';

const { number, plural } = grammar('fr');

const span = (ms: number): string =>
  ms < 1_000 ? `${number(milliseconds(ms))} ms` : `${number(seconds(ms))} s`;
const within = (timing: Timing | undefined): string =>
  timing
    ? `la moitié en ${span(timing.median)} au plus, 95 % en ${span(timing.p95)}`
    : 'rien dans la dernière heure';

export const vitals: VitalsWords = {
  title: since => `**Comment je vais, pour toi qui me gères.** Ce processus a commencé ${since}.`,
  interactions: of =>
    `Interactions : **${number(of.answered)}** avec réponse, ${number(of.refused)} refusées, ${number(of.stale)} dépassées par le jeu, ${number(of.failed)} en erreur, ${number(of.late)} trop tard, ${number(of.slowed)} freinées, ${number(of.repeated)} venues deux fois.`,
  firstAnswer: timing => `Première réponse : ${within(timing)}.`,
  board: timing => `Plateau dans son salon après un coup : ${within(timing)}.`,
  outbox: ({ due, retrying, later, parked, oldest }) =>
    `Messages à publier : ${number(due)} aussitôt, ${number(retrying)} une fois encore, ${number(later)} à leur heure, ${number(parked)} quand leur salon ouvrira ; le plus ancien en retard attend depuis ${oldest === null ? '0 s' : span(oldest)}.`,
  live: (games, parked) =>
    `Parties en cours : ${games.length === 0 ? 'aucune' : games.map(([title, running, lobbies]) => `${title} ${number(running)} (tables en attente ${number(lobbies)})`).join(', ')} ; dans des salons fermés ${number(parked)}.`,
  noDatabase: 'On ne sait ni ce qui attend ni ce qui se joue : la base de données ne répond pas.',
  pictures: ({ waiting, failed, timing }) =>
    `Images : ${number(waiting)} en cours ; ${within(timing)} ; ${number(failed)} en échec.`,
  thoughts: ({ waiting, hurried, failed, timing }) =>
    `Réflexions : ${number(waiting)} en cours ; ${within(timing)} ; ${plural(hurried, { one: '# coup joué', other: '# coups joués' })} à la hâte ; ${number(failed)} en échec.`,
  database: timing => `Transactions de la base de données : ${within(timing)}.`,
  eventLoop: ({ p99, worst }) =>
    `Boucle d’événements : ${span(p99)} de retard au plus dans 99 % des mesures, ${span(worst)} au pire.`,
  requests: ({ perSecond, rateLimits, waitedMs }) =>
    `Requêtes que Discord compte : ${number(tenths(perSecond))} par seconde dans la dernière minute, sur 50 ; ${plural(rateLimits, { one: '# attente', other: '# attentes' })} à cause de ses limites, ${span(waitedMs)} en tout.`,
  shards: ({ held, all }) => `Shards de ce processus : ${number(held)} sur ${number(all)}.`,
};
