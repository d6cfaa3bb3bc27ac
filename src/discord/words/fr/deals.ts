import { grammar } from '../../../stage/grammar.ts';
import type { DealWords } from '../en/deals.ts';

const { plural, percent } = grammar('fr');
const points = (count: number): string => plural(count, { one: '# point', other: '# points' });

export const deals: DealWords = {
  daily: number => `Donne du jour n° ${number}`,
  challenge: code => `Défi ${code}`,
  dailyRules:
    'Aujourd’hui, tout le monde sur ce bot reçoit la même donne. Ton premier essai compte : sans annuler, sans conseils. Toi seul la vois ; elle se joue ici même, quoi qu’il se passe dans ce salon.',
  challengeRules:
    'Qui a le code reçoit la même donne. Ton premier essai compte : sans annuler, sans conseils. Toi seul la vois.',
  pastRules: 'Cette journée est finie. Elle peut se jouer en entraînement, en annulant et avec des conseils.',
  spentRules: 'Ton premier essai est passé. Désormais tu t’entraînes, en annulant et avec des conseils.',
  ends: (at, relative) =>
    `La journée finit à ${at} (${relative}) ; ce qui a commencé d’ici là peut se terminer pendant deux heures encore.`,
  next: relative => `Prochaine donne ${relative}.`,
  streak: (days, longest) =>
    `🔥 ${plural(days, { one: '# jour de suite', other: '# jours de suite' })}, record ${longest}.`,
  freeLeft: 'Un jour manqué ce mois-ci est pardonné.',
  freeUsed: 'Le jour pardonné de ce mois est déjà pris.',
  sealed: commitment => `Scellé : ${commitment}`,
  sealedNext: commitment => `Demain : ${commitment}`,
  openTo: relative => `Graine et sel sont révélés ${relative}.`,
  play: 'Jouer',
  goOn: 'Continuer',
  practise: 'S’entraîner',
  anew: 'Recommencer',
  show: 'Montrer ici',
  text: 'En texte',
  rounds: 'Manche par manche',
  way: 'Meilleure voie trouvée',
  parWay: 'La voie du joueur fort',
  proof: 'Vérifier le mélange',
  archive: 'Archives',
  challenges: 'Défis',
  days: 'Jours',
  back: 'Retour',
  older: 'Plus anciens',
  newer: 'Plus récents',
  today: 'La donne du jour',
  dare: 'Défier les autres',
  newChallenge: 'Nouveau défi',
  result: count => plural(count, { one: '**# point**', other: '**# points**' }),
  par: (par, ahead) =>
    ahead === 0
      ? `Exactement le par de ${par}, celui du joueur fort.`
      : `Le par du joueur fort est ${par} : tu es **${Math.abs(ahead)}** ${ahead > 0 ? 'au-dessus' : 'en dessous'}.`,
  parUnderWay: 'Le joueur fort joue encore : son par sera là dans un instant, au prochain appui.',
  late: 'Elle a fini après la clôture de la journée et compte donc comme entraînement.',
  unfair: 'Une action y a été annulée, ou un conseil utilisé.',
  field: (players, better) =>
    players < 2
      ? 'Personne d’autre ne l’a jouée jusqu’ici.'
      : better === 0
        ? `Personne sur ${players} n’a fait mieux.`
        : `Aussi bien ou mieux que ${percent(Math.round(((players - better) / players) * 100) / 100)} de ${players} joueurs.`,
  here: '**Sur ce serveur**',
  takenUp: '**Qui l’a jouée**',
  row: (place, name, count) =>
    plural(count, { one: `\`${place}\` ${name} : # point`, other: `\`${place}\` ${name} : # points` }),
  rowUnfinished: name => `\`–\` ${name} : non terminé`,
  helped: row => `${row} (avec annulation ou conseil)`,
  rival: (name, count) =>
    plural(count, { one: `\`–\` ${name} : # point`, other: `\`–\` ${name} : # points` }),
  ownBest: (count, attempts) =>
    `Ton record avec l’entraînement : ${points(count)}, en ${plural(attempts, { one: '# essai', other: '# essais' })}.`,
  bestFound: count => `Meilleur score trouvé jusqu’ici : ${points(count)}.`,
  otherDeal: 'C’est une nouvelle donne : de la partie finie, tout le monde peut voir la graine et les coups.',
  giveCode: command => `Qui tape ${command} joue la même donne et se compare à toi.`,
  unplayed: 'Tu verras les résultats des autres après l’avoir jouée.',
  you: 'Toi',
  strong: 'Le par',
  found: 'Record',
  roundsTitle: '**Points après chaque manche**',
  wayTitle: count => `**Une voie vers ${points(count)}**`,
  textHint: 'À copier et coller n’importe où ; rien de la donne n’y est révélé :',
  textPar: par => `le par : ${par}`,
  posted: 'C’est maintenant dans le salon.',
  postedBy: (name, command) => `${name} l’a jouée. À toi : ${command}`,
  archiveTitle: game => `**${game} : jours passés**`,
  challengesTitle: game => `**${game} : tes défis**`,
  noDays: 'Aucune journée n’est encore finie. La première arrive ici demain.',
  noChallenges: 'Tu n’as encore lancé ni relevé aucun défi.',
  notPlayed: 'pas jouée',
  best: count => `record ${count}`,
  choose: 'Laquelle ?',
  proofTold: (seed, salt) => `Graine \`${seed}\`\nSel \`${salt}\``,
  proofHow: 'Tout le monde peut vérifier : docs/daily.md explique comment.',
};
