/** Colours of the services, darkened for a light background. Must equal the design tokens of the same names. */
export const paperInks = { blue: '#1f55d6', green: '#0b7048', amber: '#8a5600', red: '#bd1740' } as const;
