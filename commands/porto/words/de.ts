import type { Translated } from '../../../src/stage/languages.ts';
import type { english } from './en.ts';

export const german: Translated<typeof english> = {
  about: 'Porto: Baue die bunten Häuser am Fluss',
  build: {
    about: 'Mit zwei Karten von deiner Hand Etagen bauen',
    number: 'Die Karte, die die Zahl der Etagen angibt, etwa red-3 oder rot 3',
    colour: 'Die Karte, die ihre Farbe angibt, etwa blue-1 oder blau 1',
    house: 'Das Haus, etwa L4',
    roof: 'Das freie Dach für den Marker aus dem Erdgeschoss',
    claim: 'Öffentliche Aufträge: alle erfüllten (Standard), none oder Felder wie 1,3',
    now: 'Sofort bauen, ohne vorher zu sehen, was es brächte',
    claimAll: 'Alle erfüllten',
  },
  draw: {
    about: 'Eine bis drei Karten, zusammen höchstens 3 wert, vom Markt nehmen',
    cards: 'Felder des Marktes, etwa 1,3, oder Karten, etwa blau 2',
    now: 'Sofort nehmen, ohne vorher zu sehen, was es brächte',
  },
  keep: {
    about: 'Drei deiner fünf geheimen Aufträge behalten; niemand sonst sieht, welche',
    contracts: 'Drei Namen mit Kommas dazwischen, wie die Liste sie zeigt',
  },
  timer: {
    about: 'Solo: mit den zwei Karten des Timers bauen',
    number: 'Die Karte, die die Zahl der Etagen angibt; die andere gibt die Farbe an',
  },
  challenge: 'Zu Porto herausfordern',
  variant: {
    about: 'Standard oder Familie: ohne geheime Aufträge',
  },
  solo: {
    about: 'Allein gegen den Timer spielen, hier oder in einer Direktnachricht mit mir',
    timer: 'Karten im Timer: weniger sind schwerer (sonst: 28)',
    timers: { 28: '28 Karten', 26: '26 Karten, schwerer', 24: '24 Karten, am schwersten' },
  },
};
