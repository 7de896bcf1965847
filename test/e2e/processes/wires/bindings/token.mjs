console.log("from-the-command");
