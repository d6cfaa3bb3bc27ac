import { grammar } from '../../../stage/grammar.ts';
import type { PeopleWords } from '../en/people.ts';
import { when } from '../figures.ts';

const { number, plural } = grammar('es-ES');

export const people: PeopleWords = {
  closed:
    'Discord no me deja escribirte: tienes cerrados los mensajes directos. Por eso he desactivado lo que te cuento allí: mesas abiertas y partidas que sigues. Permite los mensajes directos de miembros de este servidor (menú del servidor → Ajustes de privacidad) y vuelve a activarlo.',
  tables: {
    notify: 'Avísame cuando se abra una mesa',
    told: game => `Aviso activado: ${game}`,
    allGames: 'Todos los juegos',
    turnOff: 'Desactivar el aviso',
    back: 'Volver',
    on: game => `**Cuando se abra una mesa aquí, te aviso por mensaje directo.** Juegos: **${game}**`,
    off: 'No se te avisa cuando se abre una mesa aquí.',
    rule: '-# Una vez por hora como mucho, y no en tus horas de silencio ni mientras estás fuera: lo que se abra entretanto llega junto, si aún queda asiento. Nunca mesas que no puedes ver.',
    callsAreOff: 'Tienes los avisos desactivados en `/games settings`: mientras tanto no llega nada.',
    greeting:
      'Aquí te aviso cuando se abre una mesa, como pediste en un servidor. Puedes desactivarlo en cada uno de estos mensajes.',
    lookThere: 'Te acabo de escribir: mira tus mensajes directos.',
    turnedOff:
      'Desactivado: ya no te aviso de las mesas de ese servidor. `/games open` allí lo vuelve a activar.',
    wasOff: 'Eso ya está desactivado.',
    opened: tables =>
      plural(tables, { one: '**Se ha abierto una mesa**', other: '**Se han abierto # mesas**' }),
    more: tables =>
      plural(tables, {
        one: '… y # más: `/games open` en el servidor la muestra.',
        other: '… y # más: `/games open` en el servidor las muestra.',
      }),
    sitThere: link => `Desde aquí no puedo ver si puedes sentarte. Siéntate en la propia mesa: ${link}`,
    servers: count =>
      plural(count, {
        one: 'Aviso de mesas abiertas: **en # servidor** (`/games open` allí lo cambia)',
        other: 'Aviso de mesas abiertas: **en # servidores** (`/games open` allí lo cambia)',
      }),
  },
  watch: {
    watch: 'Seguir la partida',
    stop: 'Dejar de seguir',
    done: 'Listo',
    toGame: 'Ir a la partida',
    modes: { rounds: 'Cada ronda', end: 'Solo el final' },
    watching: {
      rounds: (game, place) =>
        `Sigues **${game}** en ${place}: un mensaje directo al acabar cada ronda y al final, fuera de tus horas de sueño.`,
      end: (game, place) =>
        `Sigues **${game}** en ${place}: un mensaje directo al final, fuera de tus horas de sueño.`,
    },
    stopped: 'Ya no sigues esta partida.',
    notWatching: 'No sigues esta partida.',
    askThere: place => `Desde aquí no puedo ver si tienes acceso a ${place}. Pulsa *Seguir la partida* allí.`,
    roundEnded: (title, round, place) =>
      round > 0
        ? `${title}\nHa terminado la ronda ${number(round)} en ${place}.`
        : `${title}\nHa terminado una ronda en ${place}.`,
    gameEnded: (title, place) => `${title}\n**La partida ha terminado** en ${place}.`,
    reviewShared: (title, place) => `${title}\nSe ha compartido un análisis de esta partida en ${place}:`,
    noReviewYet: '-# Si alguien que ha jugado comparte el análisis, te lo envío.',
    watchers: count => plural(count, { one: '# persona la sigue', other: '# personas la siguen' }),
  },
  roles: {
    call: role => (role === undefined ? 'Llamar al rol' : `Llamar a @${role}`),
    called: 'Llamado, en un mensaje aparte.',
    message: (mention, person, game, free) =>
      `${mention} ${person} busca compañía: **${game}**, ${plural(free, { one: '# asiento libre', other: '# asientos libres' })}.`,
    setting: 'Una mesa puede llamar a',
    none: 'ningún rol',
  },
  refusals: {
    'no-such-game': () => 'No conozco ese juego.',
    'wishes-many': ({ number: of }) =>
      `Te aviso de mesas abiertas en ${number(of('limit') ?? 0)} servidores como mucho. Desactiva uno antes.`,
    'watch-seated': () => 'Tienes un asiento en esta partida: ya la ves, y más que quien la sigue.',
    'watch-many': ({ number: of }) =>
      `Puedes seguir ${number(of('limit') ?? 0)} partidas a la vez. Deja de seguir una antes.`,
    'watch-unseen': () =>
      'Solo se pueden seguir partidas en canales de un servidor que puedes ver; las que se juegan en privado, no.',
    'call-none': () =>
      'Este servidor no ha nombrado ningún rol al que una mesa pueda llamar. Quien gestiona el servidor puede nombrar uno: `/games server call-role:`.',
    'call-gone': () =>
      'El rol que este servidor nombró para las mesas está borrado. Quien gestiona el servidor puede nombrar otro: `/games server call-role:`.',
    'call-silent': ({ text }) =>
      `Una mención mía no llamaría a nadie de **${text('role') ?? ''}**. Ajustes del servidor → Roles → ese rol → “Permitir que cualquiera @mencione este rol” lo cambia.`,
    'call-unknown': () =>
      'Ahora mismo no puedo averiguar si puedo llamar a ese rol. Inténtalo de nuevo en un momento.',
    'call-often': ({ number: of }) =>
      `En un servidor se llama al rol una vez cada ${number(of('hours') ?? 0)} horas. Se podrá de nuevo ${when(of('until') ?? 0)}.`,
    called: () => 'Esta mesa ya ha llamado al rol: cada una lo hace una vez.',
    'not-at-lobby': () => 'Solo quien tiene asiento en esta mesa puede llamar a otras personas.',
  },
};
