export declare function isNeeded(code: string): (path: string) => boolean;
