import type { PortoWords } from '../en/index.ts';
import { counts } from './cards.ts';

const the = (house: string): string => (house ? `La maison ${house}` : 'Cette maison');
const ofHouse = (house: string): string => (house ? `de ${house}` : 'de cette maison');

export const refusals: PortoWords['refusals'] = {
  over: 'La partie est finie.',
  alreadyKept: 'Tu as déjà choisi tes contrats privés ; les autres choisissent encore les leurs.',
  notYourTurn: 'Ce n’est pas à toi : on prend des cartes ou on construit chacun son tour.',
  keepFirst:
    'D’abord, chacun garde trois de ses cinq contrats privés ; on prend des cartes et on construit ensuite.',
  notThisStep: 'Cela ne va pas à cette étape.',
  timerFirst: awaited => `D’abord, le Sablier construit : ${awaited}.`,
  keepThree: 'On garde exactement trois contrats privés différents sur les cinq.',
  notDealt: contract =>
    `${contract ? `Le contrat « ${contract} »` : 'Ce contrat'} ne fait pas partie des tiens : gardes-en trois de tes cinq.`,
  yourFive: contracts => `Tes cinq contrats : ${contracts}.`,
  drawNothing: 'Il faut prendre au moins une carte.',
  drawTooMany: 'On prend une à trois cartes, chacune une seule fois, pour un total de 3 au plus.',
  drawOverThree: sum =>
    `${sum ? `Ces cartes font ${sum} en tout` : 'Le total de ces cartes est trop élevé'} : 3 est le maximum.`,
  drawUnknown: typed =>
    `Je ne comprends pas ${typed ? `« ${typed} »` : 'cela'} comme \`cards\` : écris des emplacements du marché, comme \`1,3\`, ou des cartes, comme \`bleu 2\`.`,
  drawMixed:
    'Donne soit des emplacements du marché, soit des cartes, pas les deux : après une carte, un nombre pourrait désigner une autre carte de la même couleur.',
  notInMarket: (card, held) =>
    held === 0
      ? `${card ? `La carte ${card}` : 'Cette carte'} n’est pas au marché.`
      : `Le marché n’a ${card || 'cette carte'} ${held === 1 ? 'qu’une fois' : `que ${held} fois`}.`,
  market: held => `Au marché : ${held}.`,
  marketEmpty: 'Le marché est vide.',
  open: contracts => `Contrats visibles : ${contracts}.`,
  noneOpen: 'Aucun contrat n’est visible.',
  noMarketSlot: (slot, last) =>
    `Il n’y a pas d’emplacement ${slot || 'de ce numéro'} : ceux du marché vont de 1 à ${last}.`,
  noContractSlot: (slot, last) =>
    `Il n’y a pas d’emplacement ${slot || 'de ce numéro'} : ceux des contrats vont de 1 à ${last}.`,
  slotEmpty: slot => `${slot ? `L’emplacement ${slot}` : 'Cet emplacement'} est vide.`,
  notInHand: card =>
    `${card ? `« ${card} »` : 'Cette carte'} n’est pas en main : construire se fait avec deux cartes de la main.`,
  hand: held => `En main : ${held}.`,
  notInTimer:
    'Le Sablier construit avec les deux cartes qu’il a révélées : une pour le nombre, une pour la couleur.',
  timerCards: turned => `Ce sont ${turned}.`,
  notInPlay: house => `${the(house)} n’est pas dans cette partie.`,
  inPlay: houses => `En jeu : ${houses}.`,
  noRoom: house => `${the(house)} n’a pas la place pour autant d’étages.`,
  complete: house => `${the(house)} est terminée : plus aucun étage n’y tient.`,
  roomFor: (house, height, level, room) =>
    `${the(house)} compte ${counts.floors(height)} et en a déjà ${level} : il en tient encore ${room} au plus.`,
  otherColour: (house, has, wanted) =>
    `${the(house)} est d’une autre couleur${has ? ` (${has})` : ''} : une maison n’a qu’une couleur, et ${wanted || 'cette carte'} ne convient pas.`,
  neighbourColour: (house, colour, neighbour) =>
    `${the(house)} ne peut pas commencer ${colour ? `en ${colour}` : 'dans cette couleur'} : sa voisine ${neighbour || 'dans la rue'} l’a déjà, et deux voisines doivent différer.`,
  noGroundFloors: colour =>
    `Il n’y a plus de rez-de-chaussée ${colour || 'de cette couleur'} : aucune maison ne peut plus y commencer ; celles commencées peuvent encore grandir.`,
  noFloors: (colour, left) =>
    `Il ne reste pas assez d’étages${colour ? ` en ${colour}` : ''}${left ? ` (${left})` : ''} pour cette construction ; essaie moins d’étages ou une autre couleur.`,
  tokenMissing: house =>
    `Le jeton du rez-de-chaussée ${ofHouse(house)} doit aller sur un toit libre : choisis-en un.`,
  tokenNeedless:
    'Pas de toit à choisir ici : un jeton ne bouge que si un rez-de-chaussée est posé et qu’il y a un toit libre.',
  roofTaken: house =>
    `Le toit ${ofHouse(house)} est déjà pris par un jeton ou une tuile : le jeton du rez-de-chaussée a besoin d’un toit libre.`,
  emptyRoofs: roofs => `Toits libres : ${roofs}.`,
  noEmptyRoof: 'Aucun toit n’est libre.',
  claimEmpty: slot => `${slot ? `L’emplacement de contrat ${slot}` : 'Cet emplacement de contrat'} est vide.`,
  claimNotMet: 'Cette construction ne remplit pas exactement ce contrat.',
  claimUnmet: (contract, toDo) =>
    `Cette construction ne remplit pas « ${contract} » : il faut ${toDo}, exactement.`,
  claimTwice: 'Un contrat ne se valide qu’une fois : donne chaque emplacement une seule fois.',
  mustDraw:
    'On ne passe que si le marché est vide et qu’aucune construction n’est possible : prends au moins une carte.',
  mustBuild:
    'C’est permis seulement quand rien ne peut être construit, et quelque chose peut l’être : construis.',
  malformed: awaited => `Cette action est incomplète. À faire maintenant : ${awaited}.`,
  readAction: (typed, awaited) =>
    `Aucune action ne commence ici par ${typed ? `« ${typed} »` : 'cela'}. À faire maintenant : ${awaited}.`,
  readCard: typed =>
    `${typed ? `« ${typed} »` : 'Cela'} n’est pas une carte : en texte, une carte s’écrit avec sa couleur en anglais et son nombre, comme \`red-3\`.`,
  readSlot: typed =>
    `${typed ? `« ${typed} »` : 'Cela'} ne désigne pas d’emplacements : écris leurs numéros séparés par des virgules, comme \`1,3\`.`,
  readMissing: (field, as) =>
    `Le texte s’arrête trop tôt${field ? ` : il manque ce qui va dans « ${field} »` : ''}.${as ? ` Un texte entier : ${as}.` : ''}`,
  readRest: (typed, as) =>
    `${typed ? `« ${typed} »` : 'La fin'} n’a rien à faire là.${as ? ` Un texte entier : ${as}.` : ''}`,
  readSpelling: as =>
    as
      ? `Écris-le exactement ainsi : ${as}.`
      : 'Une action ne s’écrit que d’une seule façon, avec une espace entre les mots.',
  notAllowed: awaited => `Les règles ne le permettent pas maintenant. À faire maintenant : ${awaited}.`,
};
