// Module Federation needs an async boundary before anything that is shared.
void import('./host.tsx');
