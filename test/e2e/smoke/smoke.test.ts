import { openPage, send, startStandin, test } from "../browser/support.js";

// The one test of the page that `npm test` runs too.
test("the page shows an update made through the API without a reload, and a reset empties it", async () => {
  const standin = await startStandin();
  const page = await openPage(standin);
  await send(standin, "PUT", "/uploads/1001", { author: "Grace Hopper" });
  await page.getByText("Grace Hopper · in Landscapes").waitFor();
  await page
    .getByRole("region", { name: "Journal" })
    .getByText("updateUpload · changed upload 1001 · 1 call")
    .waitFor();
  await page.getByRole("region", { name: "Webhook calls" }).getByText("Success").waitFor();

  standin.reset();
  await page.getByText("No requests yet").waitFor();
  await page.getByText("No webhook was called yet").waitFor();
  await page.getByText("Ada Lovelace").waitFor();

  // It goes on after that.
  await send(standin, "PUT", "/uploads/1001", { author: "Katherine Johnson" });
  await page.getByText("Katherine Johnson").waitFor();
});
