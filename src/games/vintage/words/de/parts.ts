import type { Phrases } from '../en/index.ts';

export const parts: Phrases['parts'] = {
  pages: ['Das Brett', 'Die Zeile eines Spielers'],
  parts: {
    round: { name: 'Runde', told: 'Ein Jahr mit einer Ernte. Nach der letzten endet das Spiel.' },
    chips: {
      name: 'Bonus der Jahre',
      told: 'Ein Chip je Jahr. Der goldene erhöht die Qualität allen Weines dieses Jahres; blaue sind verdeckt.',
    },
    piles: { name: 'Stapel und Ablage', told: 'Links: verdeckte Karten. Rechts: gespielte oder abgelegte.' },
    quinta: {
      name: 'Quinta',
      told: 'Das Banner zeigt, wem sie gehört. Mit Turm ist sie bepflanzt: Sie wird geerntet, und am Ende zählt ihr Preis.',
    },
    quality: {
      name: 'Qualität',
      told: 'Die hat jedes Fass von hier, vor dem Bonus des Jahres. Mehr ist besser beim Reifen.',
    },
    vines: {
      name: 'Reben',
      told: 'Jede Farbe einmal, O sind alte Reben; ein Kreuz ist ein freier Platz. Volle Quintas bringen mehr.',
    },
    lot: {
      name: 'Wartender Wein',
      told: 'Qualität × Fässer. Bis ein Boot ihn lädt, gibt die Quinta nichts mehr.',
    },
    free: {
      name: 'Freier Ort',
      told: 'Münze: der Preis einer Quinta hier in Punkten. Roter Rahmen: ihre Qualität.',
    },
    harbour: {
      name: 'Hafen',
      told: 'Der Name der Region. Die Punkte sind die Fässer, die jede Quinta hier je Ernte gibt.',
    },
    boat: {
      name: 'Rabelo',
      told: 'Bringt Chargen hinab nach Gaia. Eine Fahrt kostet einen Marker: hinauf einen Hafen, hinab beliebig weit.',
    },
    plant: {
      name: 'Pflanzen',
      told: 'Eine Spalte je Rebe. Die Zahl im Kreis ist der Preis in Markern; besetzt wird der billigste freie.',
    },
    buy: { name: 'Kaufen', told: 'Bezahlt den Kauf einer Quinta, einmal je Runde.' },
    harvest: { name: 'Ernten', told: 'Bezahlt die Ernte all deiner bepflanzten Quintas, einmal je Runde.' },
    age: {
      name: 'Reifen und verkaufen',
      told: 'Bezahlt einen Wurf für alle Chargen in deinem Keller; volle Sorten werden verkauft.',
    },
    card: { name: 'Karten', told: 'Bezahlt eine Karte, genommen oder gespielt.' },
    first: { name: 'Startspieler werden', told: 'Wer hier steht, beginnt ab der nächsten Runde.' },
    display: {
      name: 'Offene Karten',
      told: 'Nimm eine davon oder die oberste des Stapels. Spielen kannst du sie in einem späteren Zug.',
    },
    owner: { name: 'Spieler', told: 'Zeichen und Name. Der Pfeil zeigt, wer am Zug ist.' },
    token: { name: 'Startspieler', told: 'Beginnt diese Runde.' },
    markers: {
      name: 'Marker',
      told: 'Bezahlen Kreise und Fahrten. Sie kommen jede Runde zurück, und jede Quinta bringt mehr.',
    },
    overseer: {
      name: 'Verwalter',
      told: 'Besetzt allein einen beliebigen freien Kreis, einmal je Runde. Blass: eingesetzt.',
    },
    brandy: { name: 'Brandy', told: 'Jede Quinta, die Wein gibt, kostet ein Fass davon.' },
    hand: { name: 'Karten', told: 'So viele sind auf der Hand. Je Zug wird eine gespielt.' },
    cellar: {
      name: 'Keller in Gaia',
      told: 'Chargen, die reifen sollen: oben Ruby, unten Tawny. Qualität × Fässer.',
    },
    warehouse: {
      name: 'Lager',
      told: 'Gereifte Fässer, links die niedrigste Sorte. Eine volle Gruppe wird für die goldenen Punkte daneben verkauft.',
    },
    scored: { name: 'Punkte bisher', told: 'Mit ihnen zahlt man auch Quintas.' },
    estates: { name: 'Quintas', told: 'Punkte, die bepflanzte Quintas am Ende bringen.' },
    barrels: { name: 'Fässer', told: 'Punkte, die übrige Fässer am Ende bringen.' },
    gauge: { name: 'Messlatte', told: 'Die drei Arten Punkte, gemessen an der höchsten Summe.' },
    total: { name: 'Summe', told: 'Die Punkte, wenn das Spiel jetzt endete. Lorbeer: Niemand hat mehr.' },
    passed: { name: 'Gepasst', told: 'Tut in dieser Runde nichts mehr.' },
  },
};
