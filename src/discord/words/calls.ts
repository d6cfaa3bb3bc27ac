import type { Pace } from '../../match/types.ts';
import { grammar } from '../../present/grammar.ts';
import { withParticle } from '../../present/korean.ts';
import type { In } from '../../present/languages.ts';

/** What calls people to the table. `person` is a mention where somebody is called, else a name. */
export interface CallWords {
  ping(person: string): string;
  /** `hours` since the turn began. */
  reminder(person: string, hours: number): string;
  note(person: string, days: number): string;
  nudge(person: string, by: string): string;
  overdue(person: string, pace: Exclude<Pace, 'none'>): string;
  /** Somebody whose answer the others wait for. */
  question(person: string): string;
  /** Somebody who is asked to a table. */
  invited(person: string): string;
  readonly nudgeThem: string;
  nudged(people: readonly string[]): string;
  readonly paused: string;
}

const moment = { day: 24, 'three-days': 72 } as const;

const en: CallWords = {
  ping: person => `${person}, it is your turn.`,
  reminder: (person, hours) =>
    grammar('en').plural(hours, {
      one: `${person}, the others have been waiting for you for an hour.`,
      other: `${person}, the others have been waiting for you for # hours.`,
    }),
  note: (person, days) =>
    grammar('en').plural(days, {
      one: `${person}, a last note: the others have been waiting for you for a day. I shall not remind you of this turn again.`,
      other: `${person}, a last note: the others have been waiting for you for # days. I shall not remind you of this turn again.`,
    }),
  nudge: (person, by) => `${person}, ${by} gives you a nudge: it is your turn.`,
  overdue: (person, pace) =>
    `${person} has taken longer than ${moment[pace]} hours. The others may decide how to go on; nobody loses on time.`,
  question: person => `${person}, you were asked something here, and your answer is still missing.`,
  invited: person => `${person}, you were asked to this table.`,
  nudgeThem: 'Nudge',
  nudged: people => `Nudged: ${grammar('en').listed(people)}. Next time in twelve hours.`,
  paused: 'This game is paused.',
};

const ko: CallWords = {
  ping: person => `${person} 님 차례입니다.`,
  reminder: (person, hours) => `${person} 님, 다른 분들이 ${hours}시간째 기다리고 있습니다.`,
  note: (person, days) =>
    `${person} 님, 마지막 알림입니다. 다른 분들이 ${days}일째 기다리고 있습니다. 이번 차례는 더 알리지 않겠습니다.`,
  nudge: (person, by) => `${person} 님, ${by} 님이 재촉합니다. 지금 ${person} 님 차례입니다.`,
  overdue: (person, pace) =>
    `${person} 님의 차례가 ${moment[pace]}시간을 넘겼습니다. 어떻게 이어 갈지 다른 분들이 정할 수 있습니다. 시간 때문에 지는 일은 없습니다.`,
  question: person => `${person} 님, 여기에서 물어본 것에 아직 답하지 않으셨습니다.`,
  invited: person => `${person} 님, 이 게임에 초대받으셨습니다.`,
  nudgeThem: '재촉하기',
  nudged: people =>
    `${withParticle(grammar('ko').listed(people), '을/를')} 재촉했습니다. 다음은 12시간 뒤에 할 수 있습니다.`,
  paused: '게임이 잠시 멈춰 있습니다.',
};

const pt: CallWords = {
  ping: person => `${person}, é a sua vez.`,
  reminder: (person, hours) =>
    grammar('pt-BR').plural(hours, {
      one: `${person}, os outros esperam por você há # hora.`,
      other: `${person}, os outros esperam por você há # horas.`,
    }),
  note: (person, days) =>
    grammar('pt-BR').plural(days, {
      one: `${person}, um último aviso: os outros esperam por você há # dia. Não vou mais lembrar você desta vez.`,
      other: `${person}, um último aviso: os outros esperam por você há # dias. Não vou mais lembrar você desta vez.`,
    }),
  nudge: (person, by) => `${person}, ${by} está chamando: é a sua vez.`,
  overdue: (person, pace) =>
    `${person} passou de ${moment[pace]} horas. Os outros podem decidir como continuar; ninguém perde por tempo.`,
  question: person => `${person}, perguntaram algo a você aqui, e ainda falta a sua resposta.`,
  invited: person => `${person}, chamaram você para esta mesa.`,
  nudgeThem: 'Chamar',
  nudged: people => `Chamado: ${grammar('pt-BR').listed(people)}. A próxima vez só daqui a doze horas.`,
  paused: 'Esta partida está em pausa.',
};

export const calls: In<CallWords> = { en, ko, 'pt-BR': pt };
