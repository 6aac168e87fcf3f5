// knip's report, with the number of files it has read: a check that read none would be green.
export default function report({ issues, counters }) {
  const found = Object.values(issues).flatMap((ofKind) =>
    Object.values(ofKind instanceof Set ? {} : ofKind).flatMap((ofFile) => Object.values(ofFile)),
  );
  for (const { type, symbol, filePath } of found) console.log(`${type}: ${symbol} in ${filePath}`);
  console.log(`${counters.processed} files read`);
}
