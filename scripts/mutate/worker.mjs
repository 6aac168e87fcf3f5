// Runs a bundle of test files in a given order until the first failure, and says which test failed or how long each file took.
process.on('message', async ({ bundle, order, only }) => {
  const state = { tests: [], files: {} };
  globalThis.__mutate = state;
  const times = {};
  try {
    await import(bundle);
    for (const file of order) {
      const begin = performance.now();
      state.tests = [];
      process.send({ at: file });
      await state.files[file]();
      let slowest = 0;
      const wanted = state.tests.filter(({ name }) => only[file] === undefined || name.includes(only[file]));
      for (const { name, run } of wanted) {
        process.send({ at: file });
        const start = performance.now();
        try {
          await run();
        } catch (error) {
          process.send({
            killed: `${file}: ${name}`,
            why: String(error?.message).split('\n')[0].slice(0, 200),
          });
          return;
        }
        slowest = Math.max(slowest, performance.now() - start);
      }
      times[file] = { seconds: (performance.now() - begin) / 1000, slowest: slowest / 1000, tests: wanted.length };
    }
    process.send({ times });
  } catch (error) {
    process.send({ killed: 'while loading', why: String(error?.message).split('\n')[0].slice(0, 200) });
  }
});
