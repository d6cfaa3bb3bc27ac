import type { Translated } from '../../../src/stage/languages.ts';
import type { english } from './en.ts';

const pay = 'Marker, etwa 1, oder der Verwalter auf einem Kreis, etwa overseer-2';

export const german: Translated<typeof english> = {
  about: 'Vintage: Pflanz Reben am Douro, fahr die Ernte hinab und lass sie zu Portwein reifen',
  act: 'Wofür du sonst Marker zahlst: Quintas, Reben, Karten, Startspieler; oder passen',
  step: 'Die Schritte dessen, was du begonnen hast: Ernte, Fahrt, Ausladen, Karte',
  verbs: {
    harvest: { about: 'Alle bepflanzten Quintas ernten; dann wird nach jeder gefragt', options: { pay } },
    sail: {
      about: 'Dein Boot für einen Marker bewegen und laden, was am Weg liegt',
      options: { to: 'Ein Hafen, etwa Gaia', load: 'Deine Quintas, deren Chargen an Bord kommen, etwa 1,2' },
    },
    age: { about: 'Würfeln, den Keller reifen lassen und verkaufen', options: { pay } },
    buy: { about: 'Eine Quinta kaufen', options: { place: 'Wo, etwa Cima Corgo 2', pay } },
    plant: {
      about: 'Auf einer deiner Quintas eine Rebe pflanzen',
      options: { estate: 'Auf welcher, etwa Cima Corgo 2', vine: 'Welche Rebe, etwa rot', pay },
    },
    take: {
      about: 'Eine offene Karte oder die oberste des Stapels nehmen',
      options: { card: 'Welche Karte', discard: 'Mit zweien auf der Hand: welche weggeht', pay },
    },
    play: {
      about: 'Eine Karte von deiner Hand spielen',
      options: {
        card: 'Welche Karte',
        place: 'Quinta mit Beigabe, Freie Aktion: wo du kaufst',
        bonus: 'Quinta mit Beigabe: ein Punkt weniger oder eine Rebe',
        estate: 'Zwei Fässer mehr, Freie Aktion: welche Quinta',
        vine: 'Freie Aktion: welche Rebe',
        deed: 'Freie Aktion: was sie tut',
        round: 'Önologe: die Runde, deren Chip du siehst',
        column: 'Fass Vintage: aus welcher Ruby-Spalte',
        columns: 'Zwei Fässer Colheita: aus welchen Tawny-Spalten, etwa 1,2',
        pay,
      },
    },
    first: { about: 'Für die nächste Runde den Startspielermarker nehmen', options: { pay } },
    pass: { about: 'Für die ganze Runde ruhen', options: {} },
    gather: {
      about: 'Sagen, wie viel Wein die Quinta gibt; der Rest ist Brandy',
      options: { wine: 'Fässer Wein, etwa 2' },
    },
    leave: { about: 'Eine Quinta, deren Fässer warten, nicht ernten', options: {} },
    unload: { about: 'Die Charge an Land bringen', options: { to: 'Ruby, Tawny oder an Bord bleiben' } },
    add: {
      about: 'Das Fass der Karte in dein Lager legen',
      options: { side: 'Ruby oder Tawny', category: 'Die Sorte, etwa Reserva' },
    },
    stop: { about: 'Mit der Fahrt oder dem Pflanzen aufhören', options: {} },
  },
};
