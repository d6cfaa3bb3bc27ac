import { grammar } from '../../../present/grammar.ts';
import type { In } from '../../../present/languages.ts';

/** What can be switched on and off. */
export const SWITCHES = ['pings', 'invitations', 'stats', 'learns'] as const;
export type Switch = (typeof SWITCHES)[number];

/** What a person has chosen. Times of day come as "22:00 – 07:00", moments as Discord shows them. */
export interface SettingsWords {
  readonly title: string;
  readonly saved: string;
  readonly switches: Readonly<Record<Switch, string>>;
  readonly on: string;
  readonly off: string;
  readonly zone: string;
  readonly noZone: string;
  zoneNow(zone: string, clock: string): string;
  readonly quiet: string;
  readonly noQuiet: string;
  quietLearnt(hours: string): string;
  readonly away: string;
  readonly notAway: string;
  awayUntil(moment: string): string;
  readonly blocked: string;
  readonly nobodyBlocked: string;
  people(count: number): string;
  readonly chooseQuiet: string;
  readonly quietOff: string;
  readonly chooseAway: string;
  readonly awayOff: string;
  days(count: number): string;
  daysUntil(count: number, day: string): string;
  readonly choosePerson: string;
  readonly choosePersonBack: string;
  readonly hours: string;
  /** Above the chart. */
  hoursTitle(acts: number, zone: string): string;
  readonly noHours: string;
  readonly notCounted: string;
  readonly forgetHours: string;
  readonly hoursForgotten: string;
  readonly back: string;
  readonly badAway: string;
  readonly bothHours: string;
}

const english = grammar('en');
const en: SettingsWords = {
  title: '**Your settings**, for every game and server',
  saved: 'Saved.',
  switches: {
    pings: 'Calls when it is your turn',
    invitations: 'Invitations to games',
    stats: 'Others see your statistics',
    learns: 'Learn when you sleep',
  },
  on: 'on',
  off: 'off',
  zone: 'Time zone',
  noZone: 'not set; `/games settings zone:` sets it',
  zoneNow: (zone, clock) => `${zone}, now ${clock}`,
  quiet: 'Quiet hours',
  noQuiet: 'none',
  quietLearnt: hours => `${hours}, learnt`,
  away: 'Away',
  notAway: 'no',
  awayUntil: moment => `until ${moment}`,
  blocked: 'Blocked',
  nobodyBlocked: 'nobody',
  people: count => english.plural(count, { one: '# person', other: '# people' }),
  chooseQuiet: 'Quiet hours: no calls from … to …',
  quietOff: 'No quiet hours of mine',
  chooseAway: 'Away for …',
  awayOff: 'I am here',
  days: count => english.plural(count, { one: '# day', other: '# days' }),
  daysUntil: (count, day) => `${english.plural(count, { one: '# day', other: '# days' })}, until ${day}`,
  choosePerson: 'Block somebody',
  choosePersonBack: 'Unblock somebody',
  hours: 'When I act',
  hoursTitle: (acts, zone) =>
    `**When you act**: ${english.plural(acts, { one: '# act', other: '# acts' })} counted, by hour of the day in ${zone}. From 40 on I can tell when you sleep, and do not call you then.`,
  noHours: 'Nothing has been counted yet of when you act.',
  notCounted: 'When you act is not counted.',
  forgetHours: 'Delete these',
  hoursForgotten: 'Deleted.',
  back: 'Back',
  badAway:
    'I do not understand that. Write the day on which you are back, like 2026-12-01, or a number of days, or `off`.',
  bothHours: 'Quiet hours need a beginning and an end: `quiet-from` and `quiet-to`.',
};

const korean = grammar('ko');
const ko: SettingsWords = {
  title: '**내 설정**, 모든 게임과 서버에 적용',
  saved: '저장했습니다.',
  switches: {
    pings: '내 차례 알림',
    invitations: '게임 초대 받기',
    stats: '내 통계 공개',
    learns: '자는 시간 익히기',
  },
  on: '켜짐',
  off: '꺼짐',
  zone: '시간대',
  noZone: '정하지 않음, `/games settings zone:`에서 고르세요',
  zoneNow: (zone, clock) => `${zone}, 지금 ${clock}`,
  quiet: '조용한 시간',
  noQuiet: '없음',
  quietLearnt: hours => `${hours}, 익힌 시간`,
  away: '자리 비움',
  notAway: '아니요',
  awayUntil: moment => `${moment}까지`,
  blocked: '차단한 사람',
  nobodyBlocked: '없음',
  people: count => `${korean.number(count)}명`,
  chooseQuiet: '조용한 시간: 알리지 않을 시간',
  quietOff: '정하지 않음',
  chooseAway: '자리를 비울 기간',
  awayOff: '돌아왔습니다',
  days: count => `${korean.number(count)}일`,
  daysUntil: (count, day) => `${korean.number(count)}일, ${day}까지`,
  choosePerson: '차단할 사람',
  choosePersonBack: '차단을 풀 사람',
  hours: '내가 하는 시간',
  hoursTitle: (acts, zone) =>
    `**내가 하는 시간**: 지금까지 ${korean.number(acts)}번, ${zone} 기준 하루의 시간대별 횟수입니다. 40번부터는 자는 시간을 짐작해서 그때는 알리지 않습니다.`,
  noHours: '언제 하는지 아직 센 것이 없습니다.',
  notCounted: '언제 하는지 세지 않습니다.',
  forgetHours: '지우기',
  hoursForgotten: '지웠습니다.',
  back: '뒤로',
  badAway: '알아볼 수 없습니다. 돌아오는 날을 2026-12-01처럼, 또는 며칠인지 숫자로, 또는 `off`라고 쓰세요.',
  bothHours: '조용한 시간에는 시작과 끝이 필요합니다: `quiet-from`, `quiet-to`.',
};

const portuguese = grammar('pt-BR');
const pt: SettingsWords = {
  title: '**Suas configurações**, para todas as partidas e servidores',
  saved: 'Salvo.',
  switches: {
    pings: 'Chamar quando for a sua vez',
    invitations: 'Convites para partidas',
    stats: 'Outros veem suas estatísticas',
    learns: 'Aprender quando você dorme',
  },
  on: 'ligado',
  off: 'desligado',
  zone: 'Fuso horário',
  noZone: 'não definido; `/games settings zone:` define',
  zoneNow: (zone, clock) => `${zone}, agora ${clock}`,
  quiet: 'Horas de silêncio',
  noQuiet: 'nenhuma',
  quietLearnt: hours => `${hours}, aprendidas`,
  away: 'Fora',
  notAway: 'não',
  awayUntil: moment => `até ${moment}`,
  blocked: 'Bloqueios',
  nobodyBlocked: 'ninguém',
  people: count => portuguese.plural(count, { one: '# pessoa', other: '# pessoas' }),
  chooseQuiet: 'Horas de silêncio: sem chamadas de … a …',
  quietOff: 'Sem horas de silêncio minhas',
  chooseAway: 'Fora por …',
  awayOff: 'Estou aqui',
  days: count => portuguese.plural(count, { one: '# dia', other: '# dias' }),
  daysUntil: (count, day) => `${portuguese.plural(count, { one: '# dia', other: '# dias' })}, até ${day}`,
  choosePerson: 'Bloquear alguém',
  choosePersonBack: 'Desbloquear alguém',
  hours: 'Quando eu jogo',
  hoursTitle: (acts, zone) =>
    `**Quando você joga**: ${portuguese.plural(acts, { one: '# vez contada', other: '# vezes contadas' })}, por hora do dia em ${zone}. A partir de 40 eu sei quando você dorme e não chamo nessas horas.`,
  noHours: 'Ainda não contei quando você joga.',
  notCounted: 'Não conto quando você joga.',
  forgetHours: 'Apagar',
  hoursForgotten: 'Apagado.',
  back: 'Voltar',
  badAway: 'Não entendi. Escreva o dia em que você volta, como 2026-12-01, ou um número de dias, ou `off`.',
  bothHours: 'Horas de silêncio precisam de começo e fim: `quiet-from` e `quiet-to`.',
};

export const settings: In<SettingsWords> = { en, ko, 'pt-BR': pt };
