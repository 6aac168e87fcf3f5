/** `npm run test:all`: everything is played out, also what a shorter test shows already. */
export const THOROUGH = process.env.ROUNDHOUSE_TESTS === 'all';
