import type { Translated } from '../../../src/stage/languages.ts';
import type { english } from './en.ts';

export const german: Translated<typeof english> = {
  about: 'Alle deine Partien, deine Einstellungen und was den Server angeht',
  list: { about: 'Alle deine Partien in allen Kanälen, zuerst die, die auf dich warten' },
  stats: {
    about: 'Partien, Siege, Durchschnitt, bester Zug',
    person: 'Von wem, wenn die Person es erlaubt (sonst: von dir)',
  },
  leaderboard: {
    about: 'Die Besten nach Wertung auf diesem Server und die Besten allein',
    everywhere: 'Von allen Servern: alle, die dort in der Liste stehen wollten',
  },
  profile: {
    about: 'Eine Wertung mit ihrer Kurve, als Bild',
    person: 'Von wem (sonst: deine eigene)',
  },
  game: 'Welches Spiel',
  settings: {
    about: 'Rufe, Ruhezeiten, Abwesenheit, Einladungen, Statistik, Blockierungen',
    pings: 'Dich rufen, wenn du am Zug bist',
    zone: 'Deine Zeitzone, etwa Europe/Berlin',
    quietFrom: 'Keine Rufe ab dieser Uhrzeit, etwa 22:30; off für keine Ruhezeit',
    quietTo: 'bis zu dieser, etwa 7:00',
    away: 'Der Tag deiner Rückkehr (2026-12-01) oder Zahl von Tagen, höchstens 21; off: du bist da',
    invitations: 'Ob andere dich zu Partien einladen dürfen',
    stats: 'Ob andere deine Statistik sehen und du in Ranglisten stehst',
    everywhere: 'Ob du auch in der Rangliste aller Server stehst',
    learn: 'Ob deine Spielstunden gezählt werden, damit du nachts nicht gerufen wirst',
    block: 'Jemand, mit dem du nicht spielen willst',
    unblock: 'Jemand, den du blockiert hast',
  },
  server: {
    about: 'Wie auf diesem Server gespielt wird; ändern kann es, wer „Server verwalten“ hat',
    language: 'Die Sprache der Bretter und anderer öffentlicher Nachrichten',
    pace: 'Wie lange ein Zug in einer neuen Partie dauern darf, wenn nichts anderes gesagt wird',
    open: 'Wer Partien eröffnen darf',
    openRole: 'Eine Rolle, die Partien eröffnen darf',
    cancel: 'Wer Partien anderer absagen darf',
    cancelRole: 'Eine Rolle, die Partien anderer absagen darf',
    games: 'Wo Partien eröffnet werden',
    gamesIn: {
      anywhere: 'in Kanälen, oder auf Wunsch in Threads',
      edited: 'in Kanälen, jede als eine Nachricht, die bearbeitet wird',
      threads: 'jede in einem eigenen Thread',
    },
    languages: {
      own: 'die des Servers',
      en: 'Englisch',
      ko: 'Koreanisch',
      'pt-BR': 'Brasilianisches Portugiesisch',
      de: 'Deutsch',
      'es-ES': 'Spanisch',
      fr: 'Französisch',
      ja: 'Japanisch',
    },
    paces: {
      none: 'keins',
      day: 'ein Tag je Zug',
      'three-days': 'drei Tage je Zug',
      'two-weeks': '14 Tage je Zug',
    },
    powers: { everyone: 'alle', 'manage-server': 'Mitglieder mit „Server verwalten“' },
  },
  privacy: {
    about: 'Was über dich gespeichert ist: ansehen, mitnehmen, vergessen lassen',
    action: 'Was geschehen soll (sonst: ansehen)',
    actions: { show: 'ansehen', export: 'als Datei exportieren', forget: 'mich vergessen' },
  },
  doctor: { about: 'Prüfen, was hier fehlt, und zur Probe ein Brett malen' },
  open: { about: 'Tische dieses Servers, an denen Platz für dich ist' },
  glance: {
    about: 'Einer beliebigen Partie zusehen, die auf diesem Server läuft',
    game: 'Wer mitspielt, oder der Link einer Nachricht der Partie (sonst: aus allen wählen)',
  },
};
