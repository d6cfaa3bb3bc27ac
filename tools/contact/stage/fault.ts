/** Error that ends a run with one line for the operator. */
export class Fault extends Error {
  override readonly name = 'Fault';
}
