import type { PortoWords } from '../en/index.ts';

export const parts: PortoWords['parts'] = {
  pages: [],
  parts: {
    round: { name: 'Runde', told: 'Ein Zug für jeden. Rot: Das Ende hat begonnen.' },
    roofs: {
      name: 'Dächer',
      told: 'Fertige Häuser. Die Zahl hinter dem Strich leitet zu mehreren das Ende ein: Es folgt noch eine Runde.',
    },
    decks: { name: 'Stapel', told: 'Verdeckte Karten: Baukarten und, mit Siegel, öffentliche Aufträge.' },
    floors: {
      name: 'Etagen',
      told: 'Ein Bau wertet alle Etagen des Hauses, und 1 für jeden Nachbarn mit einer Etage neben einer neuen.',
    },
    room: {
      name: 'Platz zum Bauen',
      told: 'Jedes offene Geschoss nimmt eine Etage. Ein Bau braucht Platz für alle seine Etagen.',
    },
    ground: {
      name: 'Erdgeschossmarker',
      told: 'Zahlt dem, der das Erdgeschoss baut, und kommt dann auf ein freies Dach.',
    },
    roof: {
      name: 'Dach',
      told: 'Kommt mit der letzten Etage. Ein Marker dort zahlt dem, der das Haus fertigstellt.',
    },
    plate: {
      name: 'Haus',
      told: 'Der Name zum Wählen oder Tippen. Nachbarn sind die Häuser daneben in derselben Straße.',
    },
    closed: {
      name: 'Nicht im Spiel',
      told: 'Zu wenigen fallen Häuser weg: Niemand baut sie, und sie sind keine Nachbarn.',
    },
    market: { name: 'Markt', told: 'Hier nimmst du eine bis drei Karten, zusammen höchstens 3 wert.' },
    contracts: {
      name: 'Öffentliche Aufträge',
      told: 'Löse jeden ein, den dein Bau genau erfüllt. Die Münze ist sein Lohn.',
    },
    supply: { name: 'Plättchen', told: 'Etagen und Erdgeschosse (die Tür), die von jeder Farbe übrig sind.' },
    seat: { name: 'Spieler', told: 'Name und Punkte. Der Pfeil zeigt, wer am Zug ist.' },
    hand: {
      name: 'Handkarten',
      told: 'Offen für alle. Ein Bau spielt zwei: Eine gibt die Zahl der Etagen an, die andere die Farbe.',
    },
    claimed: {
      name: 'Eingelöst',
      told: 'So viele öffentliche Aufträge sind eingelöst. Sie entscheiden bei Gleichstand.',
    },
    sum: { name: 'Endsumme', told: 'Punkte auf dem Brett + geheime Aufträge.' },
    ended: { name: 'Ende', told: 'Wer aufgegeben und wer gewonnen hat.' },
    timer: {
      name: 'Timer',
      told: 'Seine übrigen Karten. Nach deinem Zug räumt er Felder und baut mit zwei Karten. Ohne Karten endet das Spiel.',
    },
    sand: {
      name: 'Sand',
      told: 'Je mehr Sand neben einem Feld, desto eher räumt der Timer es nach deinem Zug.',
    },
  },
};
