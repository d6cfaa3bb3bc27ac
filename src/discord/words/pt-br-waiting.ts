import { grammar } from '../../present/grammar.ts';
import type { WaitingRefusals } from './words.ts';

const { listed, plural } = grammar('pt-BR');

/** A moment, as every reader's own clock shows it. */
const when = (at: number): string => `<t:${Math.floor(at / 1000)}:R>`;
const whoever = (people: readonly string[]): string => (people.length > 0 ? listed(people) : 'Essa pessoa');

const settled = (status: string | undefined): string => {
  switch (status) {
    case 'agreed':
      return 'Esta votação está encerrada: foi aprovada.';
    case 'refused':
      return 'Esta votação está encerrada: foi recusada.';
    case 'withdrawn':
      return 'Esta votação está encerrada: foi retirada ou não é mais necessária.';
    case 'lapsed':
      return 'Esta votação está encerrada: não foi decidida em 48 horas.';
    default:
      return 'Esta votação está encerrada: não há mais nenhum pedido.';
  }
};

export const waitingRefusals: WaitingRefusals = {
  paused: () => 'Esta partida está em pausa: nada é jogado até que se concorde em continuar.',
  'not-paused': () => 'Esta partida não está em pausa.',
  'bad-seat': () => 'Não há esse lugar nesta mesa.',
  'seat-resigned': ({ people }) => `${whoever(people)} desistiu; o lugar é jogado por mim até o fim.`,
  'seat-away': ({ people, number }) =>
    `${whoever(people)} está fora; o relógio fica parado até o fim disso, ${when(number('until') ?? 0)}.`,
  'seat-absent': ({ people }) => `O lugar já é jogado por mim: ${whoever(people)} não está presente.`,
  'seat-offered': () => 'Esse lugar já está sendo oferecido.',
  'not-late': ({ people, number }) => {
    const late = number('late');
    const until = late === undefined ? '' : ` O tempo desta vez termina ${when(late)}.`;
    return `${whoever(people)} não está com atraso.${until}`;
  },
  'vote-own-seat': () => 'Isto é sobre o seu próprio lugar: os outros decidem, e termina quando você jogar.',
  'no-vote': () => 'Não há essa pergunta nesta partida.',
  'vote-settled': ({ text }) => settled(text('status')),
  'no-offer': () => 'Nenhum lugar assim está sendo oferecido aqui.',
  unwelcome: () => 'Você não pode sentar nesta mesa. `/porto new` abre outra em outro canal.',
  'blocked-here': ({ people }) =>
    `Você bloqueou alguém que está nesta mesa: ${listed(people)}. Você pode desbloquear em \`/games settings\`.`,
  'nudge-nobody': () => 'Não há mais ninguém aqui que possa ser chamado agora.',
  nudged: ({ number }) => `Já houve uma chamada. Você pode chamar de novo ${when(number('until') ?? 0)}.`,
  'bad-zone': () => 'Não conheço esse fuso horário. Escolha um como Europe/Lisbon ou America/Sao_Paulo.',
  'no-zone': () => 'Horas de silêncio precisam do seu fuso horário: escolha-o também.',
  'bad-hours': () => 'Não entendo essas horas. Escreva como 22:30 e 7:00; as duas devem ser diferentes.',
  'away-past': () => 'Esse dia já passou.',
  'away-long': ({ number }) =>
    plural(number('days') ?? 0, {
      one: 'Você pode ficar fora por # dia no máximo.',
      other: 'Você pode ficar fora por # dias no máximo.',
    }),
  'block-self': () => 'Você não pode bloquear a si mesmo.',
};
