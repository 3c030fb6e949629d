// Sends the process's CPU seconds and peak memory in megabytes to the parent process when it exits: node --import usage.mjs PROGRAM
process.channel?.unref();
process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  process.send?.({ cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 });
});
