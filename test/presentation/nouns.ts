import type { In } from '../../src/presentation/language/languages.ts';

const listed = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * Nouns that some sentence counts, by language. A test fails if a counted noun is missing here, or if no sentence counts a
 * listed noun any more.
 */
export const NOUNS: Partial<In<readonly string[]>> = {
  en: listed(`
    action|actions attempt|attempts barrel|barrels card|cards channel|channels contract|contracts cube|cubes day|days
    decision|decisions duplicate|duplicates floor|floors game|games hint|hints marker|markers
    message|messages person|people player|players point|points round|rounds seat|seats server|servers
    table|tables vine|vines
  `),
  'pt-BR': listed(`
    andar|andares barril|barris carta|cartas contrato|contratos cubo|cubos decisão|decisões dia|dias dica|dicas
    duplicada|duplicadas embaralhamento|embaralhamentos jogador|jogadores lugar|lugares
    marcador|marcadores mensagem|mensagens mesa|mesas movimento|movimentos partida|partidas pessoa|pessoas
    ponto|pontos rodada|rodadas servidor|servidores tentativa|tentativas videira|videiras vitória|vitórias
  `),
  de: listed(`
    Aktion|Aktionen Duplicate|Duplicates Entscheidung|Entscheidungen Etage|Etagen Fahrt|Fahrten
    Fass|Fässer Karte|Karten Matchpunkt|Matchpunkte Mischung|Mischungen Nachricht|Nachrichten
    Partie|Partien Person|Personen Punkt|Punkte Punkt|Punkten Rebe|Reben Runde|Runden
    Sieg|Siege Tag|Tage Tipp|Tipps Tisch|Tische Tisch|Tischen Versuch|Versuchen
  `),
  'es-ES': listed(`
    acción|acciones asiento|asientos barajado|barajados barril|barriles canal|canales carta|cartas cepa|cepas
    contrato|contratos cubo|cubos decisión|decisiones duplicado|duplicados día|días intento|intentos
    jugador|jugadores marcador|marcadores mensaje|mensajes mesa|mesas movimiento|movimientos partida|partidas
    persona|personas piso|pisos pista|pistas punto|puntos ronda|rondas servidor|servidores victoria|victorias
  `),
  fr: listed(`
    action|actions carte|cartes conseil|conseils contrat|contrats cube|cubes duplicate|duplicates
    décision|décisions déplacement|déplacements essai|essais fût|fûts jour|jours
    marqueur|marqueurs message|messages mélange|mélanges partie|parties personne|personnes place|places point|points
    ronde|rondes serveur|serveurs table|tables vigne|vignes victoire|victoires étage|étages
  `),
};
