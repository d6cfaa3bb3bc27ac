import { grammar } from '../../../stage/grammar.ts';
import type { LeagueRefusals } from '../leagues.ts';

const { plural } = grammar('es-ES');
const people = (count: number): string => plural(count, { one: '# persona', other: '# personas' });

/** Why nothing is done about a league. */
export const leagueRefusals: LeagueRefusals = {
  'no-league': () => 'No hay ninguna liga con ese nombre en este servidor.',
  'league-solo': () => 'Este juego es para una sola persona: no tiene ligas.',
  'league-rounds': ({ number }) =>
    `Una liga tiene de 1 a ${number('max') ?? 10} rondas, sin contar las de la copa.`,
  'league-cup': () => 'La copa es para los 2, 4 u 8 mejores, en un juego que puedan jugar dos.',
  'league-name': () => 'Ya hay una liga con ese nombre en este servidor: ponle otro a la tuya.',
  'leagues-many': ({ number }) => `En un servidor hay como mucho ${number('limit') ?? 5} ligas a la vez.`,
  'league-full': ({ number }) =>
    `Esta liga está llena: ${people(number('limit') ?? 32)} como mucho, contando la lista de espera.`,
  'league-few': ({ number }) =>
    `Una liga necesita al menos ${people(number('needed') ?? 4)} y hay ${number('people') ?? 0}.`,
  'league-in': ({ text }) =>
    text('waits') === 'yes' ? 'Ya estás en la lista de espera de esta liga.' : 'Ya estás en esta liga.',
  'league-not-in': () => 'No estás en esta liga.',
  'league-left': () => 'Has dejado esta liga: nadie vuelve en la misma temporada.',
  'league-started': () => 'Esta liga ya ha empezado.',
  'league-over': () => 'Esta liga ha terminado.',
  'league-not-opener': ({ opener }) =>
    `Solo ${opener ?? 'quien abrió esta liga'} y los miembros con Gestionar servidor pueden hacerlo.`,
  'league-no-pause': () =>
    'Una partida de liga no se pausa, porque los demás la esperan. Si estás fuera, tu reloj se detiene una semana.',
};
