import { grammar } from '../../present/grammar.ts';
import type { Facts } from './words.ts';

const { plural } = grammar('pt-BR');

/** Somebody does something too often: the rule, and when it is possible again. */
export function tooSoon({ number, text }: Facts): string {
  const times = number('times') ?? 0;
  const minutes = number('minutes') ?? 0;
  const within = minutes === 60 ? 'em uma hora' : `em ${minutes} minutos`;
  const again = `<t:${Math.ceil((number('until') ?? 0) / 1_000)}:R>`;
  switch (text('what')) {
    case 'open':
      return `Uma pessoa pode abrir ${plural(times, { one: '# partida', other: '# partidas' })} num servidor ${within}. Você pode abrir outra ${again}.`;
    case 'thread':
      return `Uma pessoa pode abrir ${plural(times, { one: '# tópico para partidas', other: '# tópicos para partidas' })} num servidor ${within}. Você pode abrir outro ${again}.`;
    case 'invite':
      return `Uma pessoa pode chamar ${plural(times, { one: '# pessoa para uma mesa', other: '# pessoas para uma mesa' })} ${within}. Você pode chamar estas ${again}.`;
    case 'invite-one':
      return `A mesma pessoa pode ser chamada para uma mesa ${plural(times, { one: '# vez', other: '# vezes' })} ${within}. Você pode chamar de novo ${again}.`;
    case 'ask':
      return `Uma pessoa pode fazer ${plural(times, { one: '# pergunta aos outros de uma partida', other: '# perguntas aos outros de uma partida' })} ${within}. Você pode perguntar de novo ${again}.`;
    case 'undo':
      return `Uma pessoa pode desfazer ${plural(times, { one: '# ação de uma partida', other: '# ações de uma partida' })} ${within}. Você pode desfazer outra ${again}.`;
    case 'away':
      return `A sua ausência pode ser mudada ${plural(times, { one: '# vez', other: '# vezes' })} ${within}. Você pode mudá-la de novo ${again}.`;
    default:
      return `Você fez isso vezes demais. Será possível de novo ${again}.`;
  }
}
