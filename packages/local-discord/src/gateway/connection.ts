import { GatewayCloseCodes, GatewayOpcodes } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import { alone, Compression, type Transport } from './compression.ts';
import { Closing, type Frame, readFrame } from './gateway-frame.ts';

/** Number of heartbeat intervals after which a silent client is disconnected. */
const PATIENCE = 2;

interface Parts {
  readonly socket: WebSocket;
  readonly heartbeatMs: number;
  readonly transport: Transport | undefined;
  /** Handles a frame of the client. May throw `Closing`. */
  readonly receive: (connection: Connection, frame: Frame) => void;
  readonly closed: (connection: Connection, code: number) => void;
}

/** Connection of a client to the gateway, with or without compression, and with the heartbeats. */
export class Connection {
  /** True where the client asked in its login for compressed payloads. Transport compression overrides this wish. */
  compresses = false;
  readonly #socket: WebSocket;
  readonly #compression: Compression | undefined;

  constructor({ socket, heartbeatMs, transport, receive, closed }: Parts) {
    this.#socket = socket;
    this.#compression = transport && new Compression(transport);
    const silent = () => this.close(GatewayCloseCodes.SessionTimedOut, 'Session timed out.');
    const patience = setTimeout(silent, heartbeatMs * PATIENCE).unref();
    this.control(GatewayOpcodes.Hello, { heartbeat_interval: heartbeatMs });
    socket.on('message', raw => {
      patience.refresh();
      try {
        receive(this, readFrame(raw));
      } catch (error) {
        if (!(error instanceof Closing)) throw error;
        this.close(error.code, error.message);
      }
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', code => {
      clearTimeout(patience);
      this.#compression?.close();
      closed(this, code);
    });
  }

  send(frame: string): void {
    if (this.#compression === undefined) this.#socket.send(this.compresses ? alone(frame) : frame);
    else this.#compression.add(frame, data => this.#socket.send(data));
  }

  /**
   * Sends a frame that is no event. Its name and number are null, not absent, as clients read them:
   * https://docs.discord.com/developers/events/gateway-events#payload-structure
   */
  control(op: GatewayOpcodes, d: unknown): void {
    this.send(JSON.stringify({ t: null, s: null, op, d }));
  }

  close(code: number, reason?: string): void {
    this.#socket.close(code, reason);
  }

  /** Cuts the connection without a close code. */
  terminate(): void {
    this.#socket.terminate();
  }
}
