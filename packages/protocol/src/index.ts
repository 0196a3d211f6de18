export * from './admin.ts';
export * from './errors.ts';
export * from './http.ts';
export * from './primitives.ts';
export * from './replay.ts';
export * from './rooms.ts';
export * from './socket.ts';
export * from './table.ts';
