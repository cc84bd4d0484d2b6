/** The services' colours on paper, where the bright ones would be too light. They equal the design tokens of the same names. */
export const paperInks = { blue: '#1f55d6', green: '#0b7048', amber: '#8a5600', red: '#bd1740' } as const;
