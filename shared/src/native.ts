export const handleNatively = (): void => {};
