// Imports the host asynchronously, because Module Federation must initialise before any shared module is imported.
void import('./host.tsx');
