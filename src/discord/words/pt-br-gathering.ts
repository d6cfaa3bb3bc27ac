import { grammar } from '../../present/grammar.ts';
import { tooSoon } from './pt-br-cooldowns.ts';
import type { GatheringRefusals } from './words.ts';

const { listed, plural } = grammar('pt-BR');

export const gatheringRefusals: GatheringRefusals = {
  'too-many': ({ number, text }) => {
    const limit = number('limit') ?? 0;
    switch (text('what')) {
      case 'invitations':
        return plural(limit, {
          one: 'No máximo # pessoa pode ser convidada para uma mesa.',
          other: 'No máximo # pessoas podem ser convidadas para uma mesa.',
        });
      case 'lobbies':
        return plural(number('count') ?? 0, {
          one: `Você já abriu aqui # mesa que ainda reúne jogadores, e o limite é ${limit}: comece ou cancele uma antes.`,
          other: `Você já abriu aqui # mesas que ainda reúnem jogadores, e o limite é ${limit}: comece ou cancele uma antes.`,
        });
      default:
        return plural(number('count') ?? 0, {
          one: `Você já abriu aqui # partida que não terminou, e o limite é ${limit}: termine ou cancele uma antes.`,
          other: `Você já abriu aqui # partidas que não terminaram, e o limite é ${limit}: termine ou cancele uma antes.`,
        });
    }
  },
  'no-invitations': ({ people }) => `Estas pessoas não aceitam convites: ${listed(people)}.`,
  'you-blocked': ({ people }) => `Você bloqueou estas pessoas e não pode convidá-las: ${listed(people)}.`,
  'remove-yourself': () => 'Você não pode remover a si mesmo: `/porto leave` deixa o seu lugar.',
  'not-at-table': () => 'Essa pessoa não está nesta mesa.',
  'may-not-open': ({ text }) =>
    text('who') === 'manage-server'
      ? 'Neste servidor só abre partidas quem tem Gerenciar servidor.'
      : 'Neste servidor só abre partidas quem tem certo cargo.',
  'not-all-here': ({ people, opener, text }) =>
    text('asker') === 'opener' || opener === undefined
      ? `Ainda falta a resposta de ${listed(people)}: é preciso apertar Entrar, ou \`/porto remove\` libera o lugar.`
      : `Ainda falta a resposta de ${listed(people)}: é preciso apertar Entrar, ou ${opener} libera o lugar.`,
  'not-over': ({ text }) =>
    text('status') === 'cancelled'
      ? 'Esta partida foi cancelada, então não há o que jogar de novo. `/porto new` abre outra.'
      : 'A revanche vem quando a partida terminar.',
  'never-started': () => 'Esta mesa foi cancelada antes de se jogar, então não há registro.',
  'no-record': () => 'Este jogo não guarda um registro que outros programas possam ler.',
  'stats-private': () => 'Essa pessoa não compartilha as suas estatísticas.',
  'bad-setting': ({ possible }) => `Isso não é possível aqui. Escolha entre: ${possible.join(', ')}.`,
  'too-soon': tooSoon,
};
