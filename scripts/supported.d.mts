/** Returns true where a Node version fits `range`, as in package.json: carets joined by `||`. */
export declare function supports(range: string, version: string): boolean;
