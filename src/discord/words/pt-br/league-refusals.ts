import { grammar } from '../../../stage/grammar.ts';
import type { LeagueRefusals } from '../leagues.ts';

const { plural } = grammar('pt-BR');
const people = (count: number): string => plural(count, { one: '# pessoa', other: '# pessoas' });

/** Why nothing is done about a league. */
export const leagueRefusals: LeagueRefusals = {
  'no-league': () => 'Não há nenhuma liga com esse nome neste servidor.',
  'league-solo': () => 'Este jogo é para uma pessoa só: não há ligas dele.',
  'league-rounds': ({ number }) =>
    `Uma liga tem de 1 a ${number('max') ?? 10} rodadas, sem contar as do mata-mata.`,
  'league-cup': () => 'O mata-mata é para os 2, 4 ou 8 melhores, num jogo que dois possam jogar.',
  'league-name': () => 'Já há uma liga com esse nome em andamento neste servidor: dê outro nome à sua.',
  'leagues-many': ({ number }) => `No máximo ${number('limit') ?? 5} ligas ao mesmo tempo em um servidor.`,
  'league-full': ({ number }) =>
    `Esta liga está cheia: no máximo ${people(number('limit') ?? 32)}, contando quem espera.`,
  'league-few': ({ number }) =>
    `Uma liga precisa de pelo menos ${people(number('needed') ?? 4)}, e há ${number('people') ?? 0}.`,
  'league-in': ({ text }) =>
    text('waits') === 'yes' ? 'Você já está na lista de espera desta liga.' : 'Você já está nesta liga.',
  'league-not-in': () => 'Você não está nesta liga.',
  'league-left': () => 'Você saiu desta liga: ninguém volta na mesma temporada.',
  'league-started': () => 'Esta liga já começou.',
  'league-over': () => 'Esta liga acabou.',
  'league-not-opener': ({ opener }) =>
    `Só ${opener ?? 'quem abriu esta liga'} e membros com Gerenciar servidor podem fazer isso.`,
  'league-no-pause': () =>
    'Uma partida de liga não é pausada, pois outros esperam por ela. Ficar ausente para o seu relógio por uma semana.',
};
