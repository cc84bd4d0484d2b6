// The ordinary plugin wants an async boundary before anything that is shared.
void import('./host.tsx');
