import type { Pace } from '../../../match/types.ts';
import { grammar } from '../../../present/grammar.ts';
import type { In, Language } from '../../../present/languages.ts';

/** How a server wants it, and what its moderators did. */
export interface ServerWords {
  readonly title: string;
  readonly language: string;
  readonly ownLanguage: string;
  readonly languages: Readonly<Record<Language, string>>;
  readonly pace: string;
  readonly housePace: string;
  readonly paces: Readonly<Record<Pace, string>>;
  readonly mayOpen: string;
  readonly mayCancel: string;
  readonly everyone: string;
  readonly managers: string;
  readonly onlyManagers: string;
  readonly saved: string;
  readonly nothingNew: string;
  readonly chooseLanguage: string;
  readonly choosePace: string;
  readonly chooseOpeners: string;
  readonly chooseCancellers: string;
  readonly openEveryone: string;
  readonly openManagers: string;
  readonly cancelEveryone: string;
  readonly cancelManagers: string;
  readonly acts: string;
  readonly noActs: string;
  readonly actsTitle: string;
  readonly back: string;
  /** Who is forgotten. */
  readonly somebody: string;
  changed(person: string): string;
  calledOff(person: string, game: string): string;
  cancelAct(person: string, game: string): string;
  settingsAct(person: string, settings: readonly string[]): string;
}

const en: ServerWords = {
  title: '**Games in this server**',
  language: 'Language of the boards',
  ownLanguage: "the server's own",
  languages: { en: 'English', ko: 'Korean', 'pt-BR': 'Brazilian Portuguese' },
  pace: 'Pace of a new game',
  housePace: 'not set: none',
  paces: { none: 'none', day: 'a day a turn', 'three-days': 'three days a turn' },
  mayOpen: 'May open games',
  mayCancel: "May cancel others' games",
  everyone: 'everybody',
  managers: 'members with Manage Server',
  onlyManagers: '-# Members with Manage Server can change this.',
  saved: 'Saved, and said in this channel.',
  nothingNew: 'It was so already.',
  chooseLanguage: 'Language of the boards …',
  choosePace: 'Pace of a new game …',
  chooseOpeners: 'A role that may open games …',
  chooseCancellers: "A role that may cancel others' games …",
  openEveryone: 'Opens: everybody',
  openManagers: 'Opens: managers',
  cancelEveryone: 'Cancels: everybody',
  cancelManagers: 'Cancels: managers',
  acts: 'Log of moderators',
  noActs: 'Nothing has been done here with the powers of a moderator.',
  actsTitle: '**What moderators did here**, newest first',
  back: 'Back',
  somebody: 'Somebody',
  changed: person => `${person} changed how games go in this server:`,
  calledOff: (person, game) => `${person} cancelled a game of ${game} here as a moderator.`,
  cancelAct: (person, game) => `${person} cancelled a game of ${game}`,
  settingsAct: (person, settings) => `${person} set: ${grammar('en').listed(settings)}`,
};

const ko: ServerWords = {
  title: '**이 서버의 게임**',
  language: '게임보드의 언어',
  ownLanguage: '서버의 언어',
  languages: { en: '영어', ko: '한국어', 'pt-BR': '브라질 포르투갈어' },
  pace: '새 게임의 제한 시간',
  housePace: '정하지 않음: 없음',
  paces: { none: '없음', day: '차례마다 하루', 'three-days': '차례마다 사흘' },
  mayOpen: '게임을 열 수 있는 사람',
  mayCancel: '다른 사람의 게임을 취소할 수 있는 사람',
  everyone: '모두',
  managers: '서버 관리 권한이 있는 사람',
  onlyManagers: '-# 서버 관리 권한이 있는 사람이 바꿀 수 있습니다.',
  saved: '저장하고 이 채널에 알렸습니다.',
  nothingNew: '이미 그렇게 되어 있습니다.',
  chooseLanguage: '게임보드의 언어 …',
  choosePace: '새 게임의 제한 시간 …',
  chooseOpeners: '게임을 열 수 있는 역할 …',
  chooseCancellers: '다른 사람의 게임을 취소할 수 있는 역할 …',
  openEveryone: '열기: 모두',
  openManagers: '열기: 관리자',
  cancelEveryone: '취소: 모두',
  cancelManagers: '취소: 관리자',
  acts: '관리자 기록',
  noActs: '이 서버에서 관리자 권한으로 한 일이 없습니다.',
  actsTitle: '**관리자가 한 일**, 최근 것부터',
  back: '뒤로',
  somebody: '누군가',
  changed: person => `${person} 님이 이 서버의 게임 설정을 바꾸었습니다:`,
  calledOff: (person, game) => `${person} 님이 관리자 권한으로 여기의 ${game} 게임을 취소했습니다.`,
  cancelAct: (person, game) => `${person} 님이 ${game} 게임을 취소`,
  settingsAct: (person, settings) => `${person} 님이 설정: ${grammar('ko').listed(settings)}`,
};

const pt: ServerWords = {
  title: '**Partidas neste servidor**',
  language: 'Idioma dos tabuleiros',
  ownLanguage: 'o do servidor',
  languages: { en: 'inglês', ko: 'coreano', 'pt-BR': 'português do Brasil' },
  pace: 'Ritmo de uma partida nova',
  housePace: 'não definido: nenhum',
  paces: { none: 'nenhum', day: 'um dia por turno', 'three-days': 'três dias por turno' },
  mayOpen: 'Pode abrir partidas',
  mayCancel: 'Pode cancelar partidas dos outros',
  everyone: 'todo mundo',
  managers: 'quem tem Gerenciar servidor',
  onlyManagers: '-# Quem tem Gerenciar servidor pode mudar isto.',
  saved: 'Salvo, e dito neste canal.',
  nothingNew: 'Já estava assim.',
  chooseLanguage: 'Idioma dos tabuleiros …',
  choosePace: 'Ritmo de uma partida nova …',
  chooseOpeners: 'Um cargo que pode abrir partidas …',
  chooseCancellers: 'Um cargo que pode cancelar partidas dos outros …',
  openEveryone: 'Abre: todo mundo',
  openManagers: 'Abre: quem gerencia',
  cancelEveryone: 'Cancela: todo mundo',
  cancelManagers: 'Cancela: quem gerencia',
  acts: 'Registro da moderação',
  noActs: 'Nada foi feito aqui com poderes de moderação.',
  actsTitle: '**O que a moderação fez aqui**, o mais novo primeiro',
  back: 'Voltar',
  somebody: 'Alguém',
  changed: person => `${person} mudou como são as partidas neste servidor:`,
  calledOff: (person, game) => `${person} cancelou aqui uma partida de ${game} como moderador.`,
  cancelAct: (person, game) => `${person} cancelou uma partida de ${game}`,
  settingsAct: (person, settings) => `${person} definiu: ${grammar('pt-BR').listed(settings)}`,
};

export const server: In<ServerWords> = { en, ko, 'pt-BR': pt };
