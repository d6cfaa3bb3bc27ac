import type { OptionInput } from '../protocol.ts';

export async function fileInput(file: File): Promise<OptionInput> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return { kind: 'file', name: file.name, contentType: file.type, base64: btoa(binary) };
}
