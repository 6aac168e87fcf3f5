/** More would hardly be faster: lines are found by everybody, only trying them is shared. */
export const MOST_THREADS = 4;
