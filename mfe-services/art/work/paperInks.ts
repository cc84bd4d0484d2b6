/** The colours of the services on paper, where the bright ones are too light: those of the palette under the tokens' names. */
export const paperInks = { blue: '#1f55d6', green: '#0b7048', amber: '#8a5600', red: '#bd1740' } as const;
