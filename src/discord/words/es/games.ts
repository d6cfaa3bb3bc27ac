import { grammar } from '../../../stage/grammar.ts';
import type { GamesWords } from '../en/games.ts';
import { share, tenths } from '../figures.ts';
import { vitals } from './vitals.ts';

const { listed, plural, number, percent } = grammar('es-ES');

const pointsOf = (points: number): string => plural(points, { one: '# punto', other: '# puntos' });
const gamesOf = (count: number): string => plural(count, { one: '# partida', other: '# partidas' });
const winsOf = (count: number): string => plural(count, { one: '# victoria', other: '# victorias' });

export const games: GamesWords = {
  privacy: {
    title: '**Lo que se guarda sobre ti**',
    never: 'Tu id y nada más de tu cuenta; ningún mensaje, ninguna dirección.',
    name: name => `El último nombre visto: ${name}`,
    nothing: 'Nada: no has jugado aquí.',
    seats: (seats, running) =>
      `Asientos en partidas: **${number(seats)}**; en partidas en curso: **${number(running)}**`,
    rest: (invitations, votes, blocks) =>
      `Tus ajustes; invitaciones: **${invitations}**, votos: **${votes}**, personas bloqueadas: **${blocks}**`,
    more: 'Todo está en la exportación. Olvidarte quita tu nombre y tus ajustes de todas partes.',
    exported: 'Todo lo que se guarda sobre ti, en un archivo que solo ves tú.',
    file: 'Todo lo que se guarda sobre una persona, en JSON',
    exportButton: 'Exportar',
    forgetButton: 'Olvidarme…',
    forgetAsk: running =>
      `¿Olvidarte? Se borran tus ajustes y resultados, y en las partidas terminadas pasas a ser “Player 2”. ${
        running > 0
          ? plural(running, {
              one: '**Abandonas o dejas la # partida en curso.** ',
              other: '**Abandonas o dejas las # partidas en curso.** ',
            })
          : ''
      }Mi mensaje más reciente de cada partida se cambia; los anteriores se quedan. No se puede deshacer.`,
    forgetSure: 'Olvidarme para siempre',
    keep: 'Conservarlo todo',
    kept: 'No se cambió nada.',
    forgotten: games =>
      `Hecho: quedas en el olvido, en ${gamesOf(games)}. Los mensajes antiguos de los canales se quedan; puede borrarlos quien los escribió o la moderación.`,
  },
  glance: {
    onlyInServers: 'Esto muestra las partidas de un servidor: úsalo en uno.',
    none: 'En este servidor no se juega ninguna partida que puedas ver.',
    choose: '¿Qué partida?',
    strange: 'Aquí no encuentro esa partida. Estas están en curso:',
    more: offered =>
      `Estas son las ${number(offered)} más antiguas. Para ver otra, indica su canal o el enlace de un mensaje de ella.`,
    toBoard: 'Ir a la partida',
    others: 'Otras partidas',
  },
  doctor: {
    allowed: 'Puedo ver este canal, publicar aquí, adjuntar imágenes y leer lo que publiqué.',
    lacks: permission => `Me falta ${permission}.`,
    threads: 'Puedo abrir hilos aquí.',
    noThreads: permissions =>
      permissions.length === 1
        ? `Me falta ${listed(permissions)}: solo lo necesita una partida en un hilo propio.`
        : `Me faltan ${listed(permissions)}: solo los necesita una partida en un hilo propio.`,
    grant:
      'Cómo darlo: Editar canal → Permisos → añadir mi rol → permitir lo indicado arriba. O para todos los canales: Ajustes del servidor → Roles → mi rol.',
    direct: 'Estamos en un mensaje directo: no hacen falta permisos, aquí se puede jugar en solitario.',
    database: milliseconds => `La base de datos responde, en ${number(milliseconds)} ms.`,
    badDatabase: 'La base de datos no responde: ahora no se puede jugar nada. Avisa a quien me mantiene.',
    outbox: waiting =>
      plural(waiting, {
        one: '# mensaje espera a publicarse en este canal.',
        other: '# mensajes esperan a publicarse en este canal.',
      }),
    quietOutbox: 'Ningún mensaje espera a publicarse en este canal.',
    parked: messages =>
      plural(messages, {
        one: '# mensaje para este canal está guardado: no se pudo publicar.',
        other: '# mensajes para este canal están guardados: no se pudieron publicar.',
      }),
    why: {
      noChannel: 'La última vez, Discord dijo que ese canal no existe.',
      noAccess: 'La última vez, Discord dijo que no puedo ver este canal.',
      noPermission: 'La última vez, Discord dijo que me falta un permiso aquí.',
      noMessages: 'La última vez, Discord dijo que no puedo escribirte.',
      removed: 'Me habían quitado de este servidor.',
      other: 'La última vez, Discord no lo aceptó. Mi registro dice por qué: pregunta a quien me mantiene.',
    },
    parkedGrant: 'Da lo que falta y usa aquí `/games doctor` otra vez: lo intento de nuevo al instante.',
    parkedAgain: 'Ahora no falta nada: lo estoy intentando de nuevo.',
    parkedElsewhere: (channels, named) => {
      const count = plural(channels, {
        one: 'En # canal más de este servidor no pude publicar.',
        other: 'En # canales más de este servidor no pude publicar.',
      });
      return named.length > 0 ? `${count} Usa \`/games doctor\` allí: ${listed(named)}.` : count;
    },
    board: milliseconds => `Pinté un tablero en ${number(milliseconds)} ms: está abajo.`,
    badBoard: 'No pude pintar un tablero. Avisa a quien me mantiene.',
    well: '**Aquí todo está bien.**',
    ill: '**Aquí falta algo.**',
  },
  vitals,
  lists: {
    none: ({ command, alone }) =>
      `No tienes partidas en curso. ${command('new')} abre una${alone === undefined ? '' : `, ${alone} juega en solitario`}.`,
    title: (games, waiting) =>
      plural(games, { one: '**Tu partida**', other: '**Tus # partidas**' }) +
      (waiting > 0 ? plural(waiting, { one: ', # te espera', other: ', # te esperan' }) : ''),
    page: (page, pages) => `página ${page} de ${pages}`,
    together: (place, people) => `${place} con ${listed(people)}`,
    alone: place => `${place} en solitario`,
    yours: since => `**Tu turno**, ${since}`,
    theirs: (people, since) =>
      people.length > 0 ? `Turno de ${listed(people)}, ${since}` : `En espera, ${since}`,
    paused: since => `En pausa, ${since}`,
    gathering: (taken, wanted, since) => `Esperando jugadores, ${taken} de ${wanted}, ${since}`,
    openTitle: tables =>
      plural(tables, { one: '**Una mesa con asiento para ti**', other: '**# mesas con asiento para ti**' }),
    noneOpen: ({ command }) =>
      `Aquí ninguna mesa tiene asiento para ti. ${command('new')} abre una, y quien mire aquí la encuentra.`,
    noSuchTable: 'Aquí no encuentro esa mesa: puede ser de otro servidor o estar en un canal que no ves.',
    sitAt: (index, game) => `${index}. Sentarse: ${game}`,
    first: 'A la primera',
    next: 'Siguiente partida',
    earlier: '◀ Anterior',
    later: 'Siguiente ▶',
    onlyInServers: 'Esto trata de las partidas de un servidor: úsalo en uno.',
    ownStats: game => `**Tus partidas de ${game}**`,
    statsOf: (person, game) => `**${game}** de ${person} en este servidor`,
    nothingCounted: 'Aún no se ha contado ninguna partida.',
    gamesAndWins: (games, wins) =>
      `Partidas: **${number(games)}**, ganadas: **${number(wins)}** (${percent(share(wins, games))})`,
    average: points => `Media de puntos: **${number(tenths(points))}**`,
    best: points => `Mejor jugada: **${pointsOf(points)}**`,
    withPlayers: (category, games, wins, average) =>
      `${category}, con jugadores del bot: ${gamesOf(games)}, ${winsOf(wins)}${
        average === null ? '' : `, media de ${pointsOf(tenths(average))}`
      }`,
    solo: (category, points) => `${category}: lo mejor, **${pointsOf(points)}**`,
    practised: (category, games, points) =>
      `${category}, práctica: ${gamesOf(games)}, lo mejor, ${pointsOf(points)}`,
    hints: count => `Pistas usadas: **${number(count)}**`,
    leaderboard: game => `**${game} en este servidor**`,
    emptyLeaderboard: game => `En este servidor aún no se ha contado ninguna partida de ${game}.`,
    row: (place, person, { games, wins, average, best }) =>
      [
        `${place}. ${person}: ${winsOf(wins)} en ${gamesOf(games)}`,
        average === null ? undefined : `media de ${pointsOf(tenths(average))}`,
        best === null ? undefined : `mejor jugada, ${pointsOf(best)}`,
      ]
        .filter(part => part !== undefined)
        .join(', '),
    aloneTitle: '**En solitario**',
    soloRow: (category, bests) => `${category}, lo mejor: ${bests.join(', ')}`,
    soloBest: (person, points) => `${person} ${pointsOf(points)}`,
    hidden: '-# Si no quieres aparecer, indícalo en `/games settings`.',
    leaderboardEverywhere: game => `**${game} en todos los servidores**`,
    nobodyEverywhere: game =>
      `Nadie ha pedido aparecer en la clasificación general de ${game}. Con \`/games settings everywhere:True\` apareces tú.`,
    nobodyAnywhere:
      'Nadie ha pedido aparecer en la clasificación general. Con `/games settings everywhere:True` apareces tú.',
    listedEverywhere: '-# Aparece quien lo pidió con `/games settings everywhere:True`.',
    ownPlace: place => `… tu puesto es el ${number(place)}`,
    ratingLegend: '-# Detrás del nombre va el rating, con interrogación hasta diez partidas clasificatorias.',
  },
  profile: {
    own: title => `**${title}:**`,
    of: (person, title) => `**${title}**, como lo juega ${person}`,
    rating: (rating, games) =>
      `Rating: **${rating}** tras ${plural(games, { one: '# partida clasificatoria', other: '# partidas clasificatorias' })}`,
    withPlayers: (rating, games) => `Contra jugadores del bot: **${rating}** tras ${gamesOf(games)}`,
    provisional: '-# La interrogación se queda hasta diez partidas clasificatorias.',
    nothing:
      'Aún no hay partidas clasificatorias. Una partida entre varias personas lo es, salvo que se abra con `rated:False`; una contra jugadores del bot lo es con `rated:True`.',
    nothingOf: person => `${person} no aparece con rating en este servidor.`,
    joinEverywhere: 'Aparecer en todos los servidores',
    leaveEverywhere: 'Aparecer solo aquí',
  },
  settings: {
    title: '**Tus ajustes**, para todas las partidas y servidores',
    saved: 'Guardado.',
    switches: {
      pings: 'Avisos cuando te toca',
      invitations: 'Invitaciones a partidas',
      stats: 'Otros ven tus estadísticas',
      learns: 'Aprender cuándo duermes',
    },
    on: 'sí',
    off: 'no',
    zone: 'Zona horaria',
    noZone: 'sin definir; `/games settings zone:` la define',
    zoneNow: (zone, clock) => `${zone}, ahora son las ${clock}`,
    quiet: 'Horas de silencio',
    noQuiet: 'ninguna',
    quietLearnt: hours => `${hours}, aprendidas`,
    away: 'Fuera',
    everywhere: 'En la clasificación de todos los servidores (`everywhere:`)',
    notAway: 'ahora mismo no',
    awayUntil: moment => `hasta el ${moment}`,
    blocked: 'Bloqueos',
    nobodyBlocked: 'nadie',
    people: count => plural(count, { one: '# persona', other: '# personas' }),
    chooseQuiet: 'Horas de silencio: sin avisos de … a …',
    quietOff: 'Sin horas de silencio',
    chooseAway: 'Fuera durante …',
    awayOff: 'Estás aquí',
    days: count => plural(count, { one: '# día', other: '# días' }),
    daysUntil: (count, day) => `${plural(count, { one: '# día', other: '# días' })}, hasta el ${day}`,
    choosePerson: 'Bloquear a alguien',
    choosePersonBack: 'Desbloquear a alguien',
    hours: 'Cuándo juegas',
    hoursTitle: (acts, zone) =>
      `**Cuándo juegas**: ${plural(acts, { one: '# acción contada', other: '# acciones contadas' })}, por hora del día en ${zone}. A partir de 40 sé cuándo duermes, y entonces no te aviso.`,
    noHours: 'Aún no se ha contado nada de cuándo juegas.',
    notCounted: 'No se cuenta cuándo juegas: puedes activarlo.',
    forgetHours: 'Borrar esto',
    hoursForgotten: 'Borrado.',
    back: 'Volver',
    badAway: 'No entiendo eso. Escribe el día en que vuelves, como 2026-12-01, un número de días u `off`.',
    bothHours: 'Las horas de silencio necesitan principio y fin: `quiet-from` y `quiet-to`.',
  },
  server: {
    title: '**Partidas en este servidor**',
    language: 'Idioma de los tableros',
    ownLanguage: 'el del servidor',
    languages: {
      en: 'inglés',
      ko: 'coreano',
      'pt-BR': 'portugués de Brasil',
      de: 'alemán',
      'es-ES': 'español',
      fr: 'francés',
      ja: 'japonés',
    },
    pace: 'Ritmo de una partida nueva',
    housePace: 'sin definir: ninguno',
    paces: {
      none: 'ninguno',
      day: 'un día por turno',
      'three-days': 'tres días por turno',
      'two-weeks': '14 días por turno',
    },
    mayOpen: 'Puede abrir partidas',
    mayCancel: 'Puede cancelar partidas ajenas',
    place: 'Las partidas se juegan',
    places: {
      anywhere: 'en canales e hilos',
      edited: 'en canales, cada una en un solo mensaje que se edita',
      threads: 'cada una en un hilo propio',
    },
    everyone: 'todo el mundo',
    managers: 'quien tiene Gestionar servidor',
    onlyManagers: '-# Puede cambiarlo quien tiene Gestionar servidor.',
    saved: 'Guardado, y anunciado en este canal.',
    nothingNew: 'No cambió nada: ya estaba así.',
    chooseLanguage: 'Idioma de los tableros …',
    choosePace: 'Ritmo de una partida nueva …',
    chooseOpeners: 'Un rol que puede abrir partidas …',
    chooseCancellers: 'Un rol que puede cancelar partidas ajenas …',
    openEveryone: 'Abre: todo el mundo',
    openManagers: 'Abre: quien gestiona',
    cancelEveryone: 'Cancela: todo el mundo',
    cancelManagers: 'Cancela: quien gestiona',
    acts: 'Registro de moderación',
    noActs: 'Aquí no se ha hecho nada con poderes de moderación.',
    actsTitle: '**Lo que hizo aquí la moderación**, lo más reciente primero',
    back: 'Volver',
    somebody: 'Alguien',
    changed: person => `${person} cambió cómo son las partidas en este servidor:`,
    calledOff: (person, game) => `${person} canceló aquí una partida de ${game} con poderes de moderación.`,
    cancelAct: (person, game) => `${person} canceló una partida de ${game}`,
    settingsAct: (person, settings) => `${person} estableció: ${listed(settings)}`,
  },
};
