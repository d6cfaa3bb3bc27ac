export interface AttachmentFields {
  readonly id: string;
  readonly filename: string;
  readonly description?: string | undefined;
  readonly contentType: string;
  /** Size in bytes. */
  readonly size: number;
  /** Absolute URL, served by the local Discord. */
  readonly url: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** Stored file of a message. Its bytes are read from the disk or memory only on request. */
export class StoredAttachment implements AttachmentFields {
  readonly id: string;
  readonly filename: string;
  readonly description: string | undefined;
  readonly contentType: string;
  readonly size: number;
  readonly url: string;
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly #read: () => Buffer;

  constructor(fields: AttachmentFields, read: () => Buffer) {
    this.id = fields.id;
    this.filename = fields.filename;
    this.description = fields.description;
    this.contentType = fields.contentType;
    this.size = fields.size;
    this.url = fields.url;
    this.width = fields.width;
    this.height = fields.height;
    this.#read = read;
  }

  get data(): Buffer {
    return this.#read();
  }

  described(description: string): StoredAttachment {
    return new StoredAttachment({ ...this, description }, this.#read);
  }
}
